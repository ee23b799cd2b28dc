// Fluent for Python in a page: see table/page/fluent.py.
import { FluentBundle, FluentResource } from "@fluent/bundle";

type Function = (argument: string) => string;
type Values = Iterable<string | number>;

class Bundle {
  #functions: Record<string, Function> = {};
  #bundle: FluentBundle;

  constructor(locale: string) {
    const taught = (name: string) => (given: unknown[]) => this.#functions[name]!(String((given[0] as { valueOf(): unknown } | undefined)?.valueOf() ?? ""));
    this.#bundle = new FluentBundle(locale, { useIsolating: false, functions: { CUBES: taught("CUBES"), CARD: taught("CARD") } });
  }

  teach(name: string, function_: Function & { copy?(): Function }): void {
    this.#functions[name] = function_.copy?.() ?? function_; // Python's own would go with the call
  }

  add(resource: FluentResource): void {
    this.#bundle.addResource(resource, { allowOverrides: true });
  }

  say(id: string, names: Iterable<string>, values: Values): string {
    const given = [...values];
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, Object.fromEntries([...names].map((name, i) => [name, given[i]!])), []) : id;
  }
}

export const fluent = {
  resource: (source: string): FluentResource => new FluentResource(source),
  bundle: (locale: string): Bundle => new Bundle(locale),
};
