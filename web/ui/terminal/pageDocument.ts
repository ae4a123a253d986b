/** A style element whose rules go into a style sheet of the page. */
function adoptedStyle(): HTMLStyleElement {
  const element = document.createElement('style');
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  Object.defineProperty(element, 'textContent', {
    set: (rules: string) => {
      sheet.replaceSync(rules);
    },
  });
  element.remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    Element.prototype.remove.call(element);
  };
  return element;
}

function createElement(name: string): HTMLElement {
  return name === 'style' ? adoptedStyle() : document.createElement(name);
}

/**
 * The document for xterm.js, which writes rules into style elements. The page's security policy forbids those, but not
 * adopted style sheets: https://github.com/xtermjs/xterm.js/issues/4445.
 */
export function pageDocument(): Document {
  return new Proxy(document, {
    get: (target, name) => {
      if (name === 'createElement') return createElement;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
