export default function Home() {
  return <h1>Where the plains end, the climb begins</h1>;
}
