import { expect, test } from 'vitest';
import { employee } from './esop-wars/employees';
import { face } from './people/portrait';
import { drawn } from './shapes';

const svg = () => document.createElementNS('http://www.w3.org/2000/svg', 'svg');

test('two pictures with the same print do not share an id', () => {
  const { shapes } = face(employee('priya-sharma'), 'ops');
  const [one, two] = [svg(), svg()];

  drawn(shapes, 'one')(one);
  drawn(shapes, 'two')(two);

  expect(one.querySelector('pattern')?.id).toBe('one');
  expect(two.querySelector('pattern')?.id).toBe('two');
  expect(two.querySelector('rect')?.getAttribute('fill')).toBe('url(#two)');
});

test('what is drawn anew takes the place of what was drawn before', () => {
  const picture = svg();

  drawn('<circle r="1"/><circle r="2"/>')(picture);
  drawn('<path d="M0 0"/>')(picture);

  expect(picture.innerHTML).toMatch(/^<path d="M0 0"(\/|><\/path)>$/);
});
