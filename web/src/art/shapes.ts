import { PRINT } from './print';

const SVG = 'http://www.w3.org/2000/svg';

const read = new Map<string, DocumentFragment>();

/** Shapes as nodes, read once however often they are drawn: constants of ours, so there are only so many. */
function nodesOf(shapes: string): DocumentFragment {
  let known = read.get(shapes);
  if (!known) {
    const svg = document.createElementNS(SVG, 'svg');
    svg.innerHTML = shapes;
    known = document.createDocumentFragment();
    known.append(...svg.childNodes);
    read.set(shapes, known);
  }
  return known.cloneNode(true) as DocumentFragment;
}

/** Draws shapes inside an `<svg>`. An id may stand only once in a page: their print, if they have one, gets this. */
export const drawn = (shapes: string, print?: string) => (svg: Element) => {
  const nodes = nodesOf(shapes);
  if (print !== undefined) {
    nodes.querySelector(`#${PRINT}`)?.setAttribute('id', print);
    nodes.querySelector(`[fill="url(#${PRINT})"]`)?.setAttribute('fill', `url(#${print})`);
  }
  svg.replaceChildren(nodes);
};
