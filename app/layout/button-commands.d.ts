import "react";

// React passes these attributes on, and its types lack them:
// https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: string;
    commandfor?: string;
  }
}
