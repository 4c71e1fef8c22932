import { describe, expect, it } from 'vitest';
import { find, search, sections } from './sections';

const rules = `# ESOP Wars
Preface.
## 4. Flow
In short.
### 4.1 Main auction
One at a time.
#### 4.1.2 Actions
Raise or **pass**.
### 4.2 Seed round, 4.3 Early Scaling round
The market speaks.
## 5. Effects
| a | b |
|---|---|
| swing | sum |
`;
const all = sections(rules);

describe('sections of the rules', () => {
  it('are cut at headings of the second and third level', () => {
    expect(all.map((s) => [s.number, s.title])).toEqual([
      ['4', 'Flow'],
      ['4.1', 'Main auction'],
      ['4.2', 'Seed round, 4.3 Early Scaling round'],
      ['5', 'Effects'],
    ]);
  });

  it('are found by the number of a rule, wherever it stands', () => {
    expect(find(all, '4.1')?.title).toBe('Main auction');
    expect(find(all, '4.1.2')?.title).toBe('Main auction');
    expect(find(all, '4.3')?.number).toBe('4.2');
    expect(find(all, '4.9')?.title).toBe('Flow');
    expect(find(all, '9')).toBeUndefined();
  });

  it('are found by words, titles first', () => {
    expect(search(all, 'PASS').map((hit) => [hit.section.number, hit.match])).toEqual([['4.1', 'pass']]);
    expect(search(all, 'swing, sum')[0]?.section.title).toBe('Effects');
    expect(search(all, 'e')).toEqual([]);
    expect(search(all, 'market')[0]?.section.number).toBe('4.2');
  });
});
