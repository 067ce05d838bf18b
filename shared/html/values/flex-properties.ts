/** Properties of flexible boxes and grids. */
import type { Alignment, GridLine, OwnStyle, Track, TrackBreadth, TrackList } from '../../model/layout/boxes/style';
import { INITIAL } from '../../model/layout/boxes/initial-style';
import { lengthOf, numberOf } from './lengths';
import {
	numbers,
	positiveLength,
	single,
	words,
	type Changes,
	type Key,
	type Properties,
	type Property,
	type Reading,
} from './property';
import { argumentsOf, isComma, isSlash, splitNodes, wordOf, type CssNode } from './tokens';

const ALIGNMENTS: readonly Alignment[] = [
	'normal',
	'auto',
	'stretch',
	'flex-start',
	'flex-end',
	'start',
	'end',
	'self-start',
	'self-end',
	'left',
	'right',
	'center',
	'baseline',
	'space-between',
	'space-around',
	'space-evenly',
	'safe center',
	'safe end',
	'safe flex-end',
	'safe right',
];

type AlignKey = 'justifyContent' | 'alignContent' | 'alignItems' | 'alignSelf' | 'justifyItems' | 'justifySelf';

/** `unsafe`, `first` and `last` make no difference here, and `safe` none where items begin at the start. */
function alignmentOf(nodes: readonly CssNode[], key: AlignKey): Alignment | undefined {
	const words = nodes.map(wordOf);
	const kept = words.filter((word) => word !== 'safe' && word !== 'unsafe' && word !== 'first' && word !== 'last');
	if (kept.length !== 1) return undefined;
	// The direction of an item makes a difference only across.
	const word = key.startsWith('justify') ? kept[0] : kept[0]?.replace('self-', '');
	const safe = words[0] === 'safe' ? ALIGNMENTS.find((one) => one === `safe ${word}`) : undefined;
	return safe ?? ALIGNMENTS.find((one) => one === word);
}

const alignment = (key: AlignKey): Property => ({
	keys: [key],
	read: (nodes) => {
		const found = alignmentOf(nodes, key);
		return found && { [key]: found };
	},
});

const alignments = (first: AlignKey, second: AlignKey): Property => ({
	keys: [first, second],
	read: (nodes) => {
		const [one, other] = [alignmentOf(nodes, first), alignmentOf(nodes, second)];
		if (one && other) return { [first]: one, [second]: other };
		if (nodes.length !== 2) return undefined;
		const [before, after] = [alignmentOf(nodes.slice(0, 1), first), alignmentOf(nodes.slice(1), second)];
		return before && after && { [first]: before, [second]: after };
	},
});

function basisOf(node: CssNode, reading: Reading): OwnStyle['flexBasis'] | undefined {
	const word = wordOf(node);
	if (word === 'auto' || word === 'content' || word === 'min-content' || word === 'max-content' || word === 'fit-content')
		return word;
	return positiveLength(node, reading);
}

const FLEX = { none: [0, 0, 'auto'], auto: [1, 1, 'auto'], initial: [0, 1, 'auto'] } as const;

/** `flex` (CSS Flexbox 1, 7.1.1). */
function flexOf(nodes: readonly CssNode[], reading: Reading): Changes | undefined {
	const word = wordOf(nodes[0]);
	if (nodes.length === 1 && word !== undefined && Object.hasOwn(FLEX, word)) {
		const [flexGrow, flexShrink, flexBasis] = FLEX[word as keyof typeof FLEX];
		return { flexGrow, flexShrink, flexBasis };
	}
	const factors: number[] = [];
	let basis: OwnStyle['flexBasis'] | undefined;
	for (const [index, node] of nodes.entries()) {
		const number = node.type === 'Number' ? numberOf(node) : undefined;
		if (number !== undefined && factors.length < 2 && (basis === undefined || index === 1)) factors.push(number);
		else if (basis === undefined) {
			basis = basisOf(node, reading);
			if (basis === undefined) return undefined;
		} else return undefined;
	}
	return { flexGrow: factors[0] ?? 1, flexShrink: factors[1] ?? 1, flexBasis: basis ?? { px: 0, percent: 0 } };
}

const DIRECTIONS: readonly OwnStyle['flexDirection'][] = ['row', 'row-reverse', 'column', 'column-reverse'];
const WRAPS: readonly OwnStyle['flexWrap'][] = ['nowrap', 'wrap', 'wrap-reverse'];

const flexFlow: Property = {
	keys: ['flexDirection', 'flexWrap'],
	read: (nodes) => {
		const changes: Changes = { flexDirection: 'row', flexWrap: 'nowrap' };
		for (const node of nodes) {
			const word = wordOf(node);
			const direction = DIRECTIONS.find((one) => one === word);
			const wrap = WRAPS.find((one) => one === word);
			if (direction) changes.flexDirection = direction;
			else if (wrap) changes.flexWrap = wrap;
			else return undefined;
		}
		return changes;
	},
};

/** Tracks of one list: a grid of more is not for paper. */
const MOST_TRACKS = 1_000;

function breadthOf(node: CssNode | undefined, reading: Reading): TrackBreadth | undefined {
	const word = wordOf(node);
	if (word === 'auto' || word === 'min-content' || word === 'max-content') return word;
	if (node?.type === 'Dimension' && node.unit.toLowerCase() === 'fr') return { fr: Math.max(Number(node.value), 0) };
	return node && positiveLength(node, reading);
}

function trackOf(node: CssNode, reading: Reading): Track | undefined {
	if (node.type === 'Function') {
		const name = node.name.toLowerCase();
		const parts = splitNodes(argumentsOf(node), isComma).map(([first]) => first);
		if (name === 'minmax') {
			const [least, most] = parts.map((part) => breadthOf(part, reading));
			return least && most ? { least: typeof least === 'object' && 'fr' in least ? 'auto' : least, most } : undefined;
		}
		if (name === 'fit-content') {
			const limit = parts[0] && lengthOf(parts[0], reading);
			return limit && { least: 'auto', most: 'max-content', limit };
		}
	}
	const breadth = breadthOf(node, reading);
	if (breadth === undefined) return undefined;
	return typeof breadth === 'object' && 'fr' in breadth ? { least: 'auto', most: breadth } : { least: breadth, most: breadth };
}

interface Draft {
	readonly tracks: Track[];
	auto: TrackList['auto'];
	names: Map<string, number[]>;
}

/** A list of tracks, with `repeat()` and names of lines (CSS Grid 1, 7.2). */
function tracksOf(nodes: readonly CssNode[], reading: Reading): TrackList | undefined {
	const names = new Map<string, number[]>();
	const draft: Draft = { tracks: [], auto: undefined, names };
	if (!addTracks(nodes, reading, draft)) return undefined;
	const { tracks, auto } = draft;
	return { tracks, names, ...(auto && { auto: { ...auto, after: draft.names } }) };
}

function addTracks(nodes: readonly CssNode[], reading: Reading, draft: Draft): boolean {
	for (const node of nodes) {
		if (draft.tracks.length > MOST_TRACKS) return false;
		if (node.type === 'Brackets') {
			for (const one of node.children.toArray()) {
				if (one.type !== 'Identifier') continue;
				const known = draft.names.get(one.name) ?? [];
				known.push(draft.tracks.length + 1);
				draft.names.set(one.name, known);
			}
			continue;
		}
		if (node.type === 'Function' && node.name.toLowerCase() === 'repeat') {
			if (!repeatTracks(splitNodes(argumentsOf(node), isComma), reading, draft)) return false;
			continue;
		}
		const track = trackOf(node, reading);
		if (!track) return false;
		draft.tracks.push(track);
	}
	return true;
}

function repeatTracks([times = [], ...rest]: readonly CssNode[][], reading: Reading, draft: Draft): boolean {
	const count = numberOf(times[0]);
	const word = wordOf(times[0]);
	const inner = rest.flat();
	if (word === 'auto-fill' || word === 'auto-fit') {
		const own: Draft = { tracks: [], auto: undefined, names: new Map() };
		const isRepeated = inner.some((node) => node.type === 'Function' && node.name.toLowerCase() === 'repeat');
		if (draft.auto || isRepeated || !addTracks(inner, reading, own) || own.tracks.length === 0) return false;
		draft.names = new Map();
		const { tracks, names } = own;
		draft.auto = { at: draft.tracks.length, tracks, fits: word === 'auto-fit', names, after: draft.names };
		return true;
	}
	if (count === undefined || count < 1 || count > MOST_TRACKS) return false;
	for (let round = 0; round < count; round++) if (!addTracks(inner, reading, draft)) return false;
	return true;
}

const template = (key: 'gridTemplateColumns' | 'gridTemplateRows'): Property => ({
	keys: [key],
	read: (nodes, reading) => {
		if (wordOf(nodes[0]) === 'none') return { [key]: undefined };
		const list = tracksOf(nodes, reading);
		return list && { [key]: list };
	},
});

const autoTracks = (key: 'gridAutoColumns' | 'gridAutoRows'): Property => ({
	keys: [key],
	read: (nodes, reading) => {
		const tracks = nodes.map((node) => trackOf(node, reading));
		return tracks.length > 0 && isEachKnown(tracks) ? { [key]: tracks } : undefined;
	},
});
const isEachKnown = (tracks: readonly (Track | undefined)[]): tracks is readonly Track[] =>
	tracks.every((track) => track !== undefined);

const areasOf = (nodes: readonly CssNode[]): readonly (readonly string[])[] =>
	nodes.flatMap((node) => (node.type === 'String' ? [node.value.trim().split(/\s+/)] : []));

const GRID_KEYS = [
	'gridTemplateColumns',
	'gridTemplateRows',
	'gridTemplateAreas',
	'gridAutoColumns',
	'gridAutoRows',
	'gridAutoFlow',
] as const;

/** `grid`: a template, or the tracks of one axis and how items flow along the other (CSS Grid 2, 7.8). */
function gridOf(nodes: readonly CssNode[], reading: Reading): Changes | undefined {
	const parts = splitNodes(nodes, isSlash);
	const flowing = parts.findIndex((part) => part.some((node) => wordOf(node) === 'auto-flow'));
	const { gridAutoColumns, gridAutoRows, gridAutoFlow } = INITIAL;
	const initial = { gridAutoColumns, gridAutoRows, gridAutoFlow };
	if (flowing < 0) {
		const template = gridTemplateOf(nodes, reading);
		return template && { ...initial, ...template };
	}
	const isFlow = (node: CssNode): boolean => ['auto-flow', 'dense'].includes(wordOf(node) ?? '');
	const auto = parts[flowing]!.filter((node) => !isFlow(node)).map((node) => trackOf(node, reading));
	const tracks = tracksOf(parts[1 - flowing] ?? [], reading);
	if (parts.length !== 2 || !tracks || !isEachKnown(auto)) return undefined;
	const isDense = parts[flowing]!.some((node) => wordOf(node) === 'dense');
	const isRow = flowing === 0;
	return {
		gridTemplateColumns: isRow ? tracks : undefined,
		gridTemplateRows: isRow ? undefined : tracks,
		gridTemplateAreas: [],
		...initial,
		...(auto.length > 0 && { [isRow ? 'gridAutoRows' : 'gridAutoColumns']: auto }),
		gridAutoFlow: `${isRow ? 'row' : 'column'}${isDense ? ' dense' : ''}`,
	};
}

/** `grid-template`: areas with the sizes of their rows, or rows and columns. */
function gridTemplateOf(nodes: readonly CssNode[], reading: Reading): Changes | undefined {
	if (wordOf(nodes[0]) === 'none') return { gridTemplateColumns: undefined, gridTemplateRows: undefined, gridTemplateAreas: [] };
	const [before = [], after] = splitNodes(nodes, isSlash);
	const columns = after && tracksOf(after, reading);
	if (after && !columns) return undefined;
	const areas = areasOf(before);
	const sizes = before.filter((node) => node.type !== 'String');
	const rows = sizes.length === 0 ? undefined : tracksOf(sizes, reading);
	if (sizes.length > 0 && !rows) return undefined;
	return { gridTemplateColumns: columns, gridTemplateRows: rows, gridTemplateAreas: areas };
}

function lineIn(nodes: readonly CssNode[]): GridLine | undefined {
	if (wordOf(nodes[0]) === 'auto') return 'auto';
	let spans = false;
	let number: number | undefined;
	let name: string | undefined;
	for (const node of nodes) {
		const value = numberOf(node);
		if (wordOf(node) === 'span') spans = true;
		else if (value !== undefined) number = Math.max(Math.min(Math.trunc(value), MOST_TRACKS), -MOST_TRACKS);
		else if (node.type === 'Identifier') ({ name } = node);
		else return undefined;
	}
	if (number === 0 || nodes.length === 0) return undefined;
	const named = name === undefined ? {} : { name };
	if (spans) return { span: Math.max(number ?? 1, 1), ...named };
	return number === undefined ? named : { line: number, ...named };
}

const gridLine = (key: Key): Property => ({
	keys: [key],
	read: (nodes) => {
		const line = lineIn(nodes);
		return line && { [key]: line };
	},
});

const isName = (line: GridLine): boolean =>
	line !== 'auto' && line.name !== undefined && line.line === undefined && line.span === undefined;

/** A shorthand of two lines: a name alone is that of an area, and counts for both. */
const gridLines = (...keys: readonly [Key, Key] | readonly [Key, Key, Key, Key]): Property => ({
	keys,
	read: (nodes) => {
		const lines = splitNodes(nodes, isSlash).map(lineIn);
		if (!lines.every((line) => line !== undefined) || lines.length > keys.length) return undefined;
		const at = (index: number): GridLine => {
			const given = lines[index];
			if (given !== undefined) return given;
			const base = index >= 2 ? at(index - 2) : lines[0]!;
			return isName(base) ? base : 'auto';
		};
		return Object.fromEntries(keys.map((key, index) => [key, at(index)]));
	},
});

const gap = (key: 'rowGap' | 'columnGap'): Property => ({
	keys: [key],
	read: ([node], reading) => {
		const length = node && positiveLength(node, reading);
		return wordOf(node) === 'normal' ? { [key]: undefined } : length && { [key]: length };
	},
});

const gaps: Property = {
	keys: ['rowGap', 'columnGap'],
	read: (nodes, reading) => {
		const [row, column = row] = nodes.map((node) =>
			wordOf(node) === 'normal' ? { px: 0, percent: 0 } : positiveLength(node, reading),
		);
		return row && column ? { rowGap: row, columnGap: column } : undefined;
	},
};

const FLOWS = {
	row: 'row',
	column: 'column',
	dense: 'row dense',
	'row dense': 'row dense',
	'column dense': 'column dense',
} as const;

export const FLEX_PROPERTIES: Properties = {
	flex: { keys: ['flexGrow', 'flexShrink', 'flexBasis'], read: flexOf },
	'-webkit-flex': { keys: ['flexGrow', 'flexShrink', 'flexBasis'], read: flexOf },
	'flex-grow': numbers('flexGrow', 0),
	'flex-shrink': numbers('flexShrink', 0),
	'flex-basis': single('flexBasis', basisOf),
	'flex-direction': words('flexDirection', DIRECTIONS),
	'flex-wrap': words('flexWrap', WRAPS),
	'flex-flow': flexFlow,
	order: numbers('order'),
	'justify-content': alignment('justifyContent'),
	'align-content': alignment('alignContent'),
	'align-items': alignment('alignItems'),
	'align-self': alignment('alignSelf'),
	'justify-items': alignment('justifyItems'),
	'justify-self': alignment('justifySelf'),
	'place-content': alignments('alignContent', 'justifyContent'),
	'place-items': alignments('alignItems', 'justifyItems'),
	'place-self': alignments('alignSelf', 'justifySelf'),
	gap: gaps,
	'grid-gap': gaps,
	'row-gap': gap('rowGap'),
	'column-gap': gap('columnGap'),
	'grid-row-gap': gap('rowGap'),
	'grid-column-gap': gap('columnGap'),
	'-webkit-column-gap': gap('columnGap'),
	'-moz-column-gap': gap('columnGap'),
	'grid-template-columns': template('gridTemplateColumns'),
	'grid-template-rows': template('gridTemplateRows'),
	'grid-template-areas': {
		keys: ['gridTemplateAreas'],
		read: (nodes) => ({ gridTemplateAreas: areasOf(nodes) }),
	},
	'grid-template': { keys: ['gridTemplateColumns', 'gridTemplateRows', 'gridTemplateAreas'], read: gridTemplateOf },
	grid: { keys: GRID_KEYS, read: gridOf },
	'grid-auto-columns': autoTracks('gridAutoColumns'),
	'grid-auto-rows': autoTracks('gridAutoRows'),
	'grid-auto-flow': {
		keys: ['gridAutoFlow'],
		read: (nodes) => {
			const flow = nodes.map(wordOf).join(' ');
			return Object.hasOwn(FLOWS, flow) ? { gridAutoFlow: FLOWS[flow as keyof typeof FLOWS] } : undefined;
		},
	},
	'grid-row-start': gridLine('gridRowStart'),
	'grid-row-end': gridLine('gridRowEnd'),
	'grid-column-start': gridLine('gridColumnStart'),
	'grid-column-end': gridLine('gridColumnEnd'),
	'grid-row': gridLines('gridRowStart', 'gridRowEnd'),
	'grid-column': gridLines('gridColumnStart', 'gridColumnEnd'),
	'grid-area': gridLines('gridRowStart', 'gridColumnStart', 'gridRowEnd', 'gridColumnEnd'),
};
