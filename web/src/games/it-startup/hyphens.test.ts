import { expect, it } from 'vitest';
import { hyphenated } from './hyphens';

const broken = (name: string) => hyphenated(name).replaceAll('\u00AD', '-');

it('lets long words break between syllables and leaves short ones whole', () => {
  expect(broken('Pair Programmer')).toBe('Pair Pro-gram-mer');
  expect(broken('Weekend Contractor')).toBe('Weekend Contrac-tor');
  expect(broken('Hackathon')).toBe('Hacka-thon');
  expect(broken('Digital Nomad')).toBe('Digital Nomad');
});
