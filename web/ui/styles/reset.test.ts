import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createSystem } from '@chakra-ui/react';

type Rules = { readonly [selector: string]: string | Rules };

const { '@layer reset': preflight = {} } = createSystem({ preflight: true }).getPreflightCss() as Record<
  string,
  Rules
>;
const plain = (text: string) => text.replace(/["']/g, '').replace(/\s+/g, ' ');
const file = plain(readFileSync(resolve(import.meta.dirname, 'reset.css'), 'utf8'));
const property = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function declarations(rules: Rules): string[] {
  return Object.entries(rules).flatMap(([name, value]) =>
    typeof value === 'object' ? declarations(value) : [plain(`${property(name)}: ${value};`)],
  );
}

it("says everything that Chakra's preflight says", () => {
  const missing = declarations(preflight).filter((line) => !file.toLowerCase().includes(line.toLowerCase()));
  expect(declarations(preflight).length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
