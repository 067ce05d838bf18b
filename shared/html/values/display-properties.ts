/** Kinds of boxes, and the sides that they float to or go below. */
import type { MutableStyle, OwnStyle } from '../../model/layout/boxes/style';
import { single, words, type Properties, type Property } from './property';
import { wordOf } from './tokens';

const DISPLAYS: readonly OwnStyle['display'][] = [
	'none',
	'contents',
	'inline',
	'block',
	'list-item',
	'flow-root',
	'inline-block',
	'flex',
	'inline-flex',
	'grid',
	'inline-grid',
	'table',
	'inline-table',
	'table-row-group',
	'table-header-group',
	'table-footer-group',
	'table-row',
	'table-cell',
	'table-column',
	'table-column-group',
	'table-caption',
];

const oneDisplay = words('display', DISPLAYS, {
	'-webkit-box': 'flex',
	'-webkit-flex': 'flex',
	'-webkit-inline-flex': 'inline-flex',
	'-ms-flexbox': 'flex',
	'table-footer': 'table-footer-group',
});
/** How a box is outside and how it is inside, in either order (CSS Display 3, 2). */
const DISPLAY_PAIRS: Readonly<Record<string, OwnStyle['display']>> = {
	'block flow': 'block',
	'block flow-root': 'flow-root',
	'block flex': 'flex',
	'block grid': 'grid',
	'block table': 'table',
	'inline flow': 'inline',
	'inline flow-root': 'inline-block',
	'inline flex': 'inline-flex',
	'inline grid': 'inline-grid',
	'inline table': 'inline-table',
};
const display: Property = {
	keys: ['display'],
	read: (nodes, reading) => {
		if (nodes.length !== 2) return oneDisplay.read(nodes, reading);
		const given = nodes.map(wordOf);
		const key = [given, given.toReversed()].map((pair) => pair.join(' ')).find((pair) => Object.hasOwn(DISPLAY_PAIRS, pair));
		return key === undefined ? undefined : { display: DISPLAY_PAIRS[key]! };
	},
};

/** A side of the box around, also by the direction of its text (CSS Logical Properties 1, 3.1). */
const sideways = <K extends 'float' | 'clear'>(key: K, known: readonly MutableStyle[K][]): Property =>
	single(key, (node, { parent }) => {
		const word = wordOf(node);
		const isRight = parent.direction === 'rtl';
		const side =
			word === 'inline-start' ? (isRight ? 'right' : 'left') : word === 'inline-end' ? (isRight ? 'left' : 'right') : word;
		return known.find((one) => one === side);
	});

export const DISPLAY_PROPERTIES: Properties = {
	display,
	float: sideways('float', ['none', 'left', 'right']),
	clear: sideways('clear', ['none', 'left', 'right', 'both']),
};
