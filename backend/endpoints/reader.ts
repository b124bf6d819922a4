/** A query that the gate refuses: 400 in PostgREST's format. */
export class RefusedQuery extends Error {
  readonly details: string;
  readonly status: number;
  readonly code: string;

  constructor(message: string, details: string, status = 400, code = "PGRST100") {
    super(message);
    this.details = details;
    this.status = status;
    this.code = code;
  }
}

const isLetter = (char: string) => /^[A-Za-z_]$/.test(char);
const isLetterOrDigit = (char: string) => /^[A-Za-z0-9_]$/.test(char);

/** Names with which other parameters begin. */
const reserved = new Set([
  ...["not", "or", "and", "order", "limit", "offset"],
  ...["select", "columns", "on_conflict", "apikey"],
]);

/** Reads one parameter's text from left to right, each character once. */
export class Reader {
  readonly what: string;
  readonly text: string;
  #at = 0;

  constructor(what: string, text: string) {
    this.what = what;
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.text.length;
  }

  get next(): string {
    return this.text.charAt(this.#at);
  }

  has(mark: string): boolean {
    return this.text.startsWith(mark, this.#at);
  }

  /** Consumes the mark if it comes next; returns whether it did. */
  take(mark: string): boolean {
    if (!this.has(mark)) return false;
    this.#at += mark.length;
    return true;
  }

  expect(mark: string): void {
    if (!this.take(mark)) this.refuse(`expected "${mark}"`);
  }

  skipSpaces(): void {
    while (this.next === " ") this.#at += 1;
  }

  takeWhile(fits: (char: string) => boolean): string {
    const start = this.#at;
    while (!this.isAtEnd && fits(this.next)) this.#at += 1;
    return this.text.slice(start, this.#at);
  }

  /** The name of a column, table or alias, as PostgreSQL writes it without quotes. */
  name(): string {
    if (!isLetter(this.next)) this.refuse("expected a name");
    const name = this.takeWhile(isLetterOrDigit);
    if (name.length > 63) this.refuse("a name has at most 63 characters");
    // Lite stores conditions in plain objects, so these names would modify Object itself.
    if (name in Object.prototype) this.refuse(`"${name}" is not a name`);
    return name;
  }

  /** The name of a joined table, with which parameters begin. */
  alias(): string {
    const name = this.name();
    if (reserved.has(name)) this.refuse(`"${name}" is no name for a table`);
    return name;
  }

  /** A column, or a path into its JSON: `translations->hi->>title`. */
  column(longest: number): string {
    let column = this.name();
    for (let steps = 0; this.has("->"); steps += 1) {
      if (steps === longest) this.refuse(`a JSON path has at most ${longest} steps`);
      const arrow = this.take("->>") ? "->>" : "->";
      if (arrow === "->") this.take(arrow);
      const key = this.takeWhile(isLetterOrDigit);
      if (key === "" || key.length > 63) this.refuse("expected a key");
      column += arrow + key;
    }
    return column;
  }

  rest(): string {
    const rest = this.text.slice(this.#at);
    this.#at = this.text.length;
    return rest;
  }

  expectEnd(): void {
    if (!this.isAtEnd) this.refuse(`unexpected "${this.next}"`);
  }

  refuse(reason: string): never {
    const shown = this.text.length > 100 ? `${this.text.slice(0, 100)}…` : this.text;
    throw new RefusedQuery(
      `"failed to parse ${this.what} (${shown})" (line 1, column ${this.#at + 1})`,
      reason,
    );
  }
}
