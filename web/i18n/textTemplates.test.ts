import { translatorOf } from './textTemplates.ts';

const translate = translatorOf({
  'Creating the network': 'Creando la red',
  'Taking snapshots of {{count}} servers': 'Creando instantáneas de {{count}} servidores',
  'Taking snapshots of 1 servers': 'Creando la instantánea de 1 servidor',
  '{{title}} is busy.': '{{title}} está ocupado.',
  '{{title}} is busy. Wait.': '{{title}} está ocupado. Espera.',
  'It failed: {{reason:text}}': 'Ha fallado: {{reason}}',
  'You need the {{roles:list}} role.': 'Necesitas el rol {{roles}}.',
  '{{after}} follows {{before}} (once)': 'A {{before}} le sigue {{after}} (una vez)',
  owner: 'propietario',
  admin: 'administrador',
  ' or ': ' o ',
});

it('translates a whole text, and one with values in it', () => {
  expect(translate('Creating the network')).toBe('Creando la red');
  expect(translate('Taking snapshots of 12 servers')).toBe('Creando instantáneas de 12 servidores');
});

it('prefers a whole text to a template, and of two templates the one that says more', () => {
  expect(translate('Taking snapshots of 1 servers')).toBe('Creando la instantánea de 1 servidor');
  expect(translate('Grafana is busy. Wait.')).toBe('Grafana está ocupado. Espera.');
});

it('keeps names as they are, even those that are words of the list, and puts them where they belong', () => {
  expect(translate('owner is busy.')).toBe('owner está ocupado.');
  expect(translate('a follows b.c (once)')).toBe('A b.c le sigue a (una vez)');
});

it('translates texts inside texts, and keeps those it does not know', () => {
  expect(translate('It failed: Taking snapshots of 3 servers')).toBe(
    'Ha fallado: Creando instantáneas de 3 servidores',
  );
  expect(translate('It failed: exit status 1')).toBe('Ha fallado: exit status 1');
});

it('translates the parts of a list and what stands between them', () => {
  expect(translate('You need the owner, admin or pilot role.')).toBe(
    'Necesitas el rol propietario, administrador o pilot.',
  );
});

it('does not know other texts, and takes no sign of a text for a pattern', () => {
  expect(translate('Something else')).toBeUndefined();
  expect(translate('a follows b (oncee')).toBeUndefined();
  expect(translate('Creating the networks')).toBeUndefined();
});
