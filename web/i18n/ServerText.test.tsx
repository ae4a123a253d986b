import { screen } from '@testing-library/react';
import { renderUi, switchLanguage } from '../testing/renderUi.tsx';
import { ServerText } from './ServerText.tsx';
import { useServerText } from './serverText.ts';

function Words({ children }: { children: string }) {
  return <p>{useServerText()(children)}</p>;
}

it('shows the server’s words in English, and follows a change of language', async () => {
  renderUi(<ServerText>Creating the network</ServerText>);
  expect(screen.getByText('Creating the network')).not.toHaveAttribute('lang');
  await switchLanguage('es');
  expect(screen.getByText('Creando la red')).not.toHaveAttribute('lang');
});

it('marks as English what has no translation', async () => {
  renderUi(<ServerText>Something that a newer server says</ServerText>);
  await switchLanguage('es');
  expect(screen.getByText('Something that a newer server says')).toHaveAttribute('lang', 'en');
});

it('gives texts for attributes and messages', async () => {
  renderUi(<Words>2 of 3 nodes ready</Words>);
  await switchLanguage('es');
  expect(screen.getByText('2 de 3 nodos listos')).toBeVisible();
});
