/**
 * The document as the root of a CodeMirror editor. Where there is no head, as in a shadow root, CodeMirror adopts style
 * sheets; otherwise it writes style elements, which the page's security policy forbids.
 */
export function adoptingDocument(): Document {
  return new Proxy(document, {
    get: (target, name) => {
      if (name === 'head' && 'adoptedStyleSheets' in target) return null;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}
