/** Puts the content of a box in order: text in lines, blocks one below the other, cells in rows (CSS 2.1, 9.2.1 and 17.2.1). */
import type { Styled } from '../../html/styler';
import { trimList } from '../../lists';
import { Box, type Inline } from '../../model/layout/boxes/box';
import type { Display, Style } from '../../model/layout/boxes/style';
import type { Element } from '../../model/making/elements';
import type { Owner } from '../../model/making/owner';
import { anonymousBox, deriveStyle } from './derived-boxes';
import { divideColumns, hasColumns } from './column-boxes';
import type { Home } from './tags';

export type Item =
	{ readonly inline: Inline; readonly home: Element | undefined; readonly isBlank: boolean } | { readonly block: Box };

type InlineItem = Extract<Item, { inline: Inline }>;

const INLINE: ReadonlySet<Display> = new Set(['inline', 'inline-block', 'inline-flex', 'inline-grid', 'inline-table']);

export const isBlockLevel = ({ display }: Style): boolean => !INLINE.has(display);

/** Where text is: its style, structure and links. */
export interface TextAround {
	readonly styled: Styled;
	readonly home: Home;
	readonly owner: Owner | undefined;
}

export function addText(value: string, { styled, home, owner }: TextAround, items: Item[]): void {
	if (value === '') return;
	const isBlank = /^[ \t\n\r\f]*$/.test(value) && !styled.style.whiteSpace.startsWith('pre');
	items.push({
		inline: { kind: 'text', text: value, style: styled.style, owner },
		home: isBlank ? undefined : home.get(),
		isBlank,
	});
}

/** A box that is out of the lines around it. */
export const apartFromLines = (box: Box): Item => ({ inline: { kind: 'apart', box }, home: undefined, isBlank: true });

/** Puts a box where its style wants it: in a line, with its link and its place in the structure, out of the flow, or below the last one. */
export function addBox(
	box: Box,
	{ owner, home }: { readonly owner?: Owner | undefined; readonly home?: Element | undefined },
	items: Item[],
): void {
	if (!isBlockLevel(box.style)) items.push({ inline: { kind: 'atom', box, owner }, home, isBlank: false });
	else items.push(box.isApart ? apartFromLines(box) : { block: box });
}

/** The end of a line; what follows may be below floats (CSS 2.1, 9.5.2). */
export function addBreak(style: Style, items: Item[]): void {
	items.push({ inline: { kind: 'break', style }, home: undefined, isBlank: false });
	if (style.clear === 'none') return;
	const { clear } = style;
	items.push({ block: new Box(deriveStyle(style, 'clearing', () => ({ ...anonymousBox(style, 'block').style, clear }))) });
}

export function arrangeItems(box: Box, items: readonly Item[], home: Home): void {
	const { display } = box.style;
	switch (display) {
		case 'flex':
		case 'inline-flex':
			box.inner = 'flex';
			return addItems(box, items);
		case 'grid':
		case 'inline-grid':
			box.inner = 'grid';
			return addItems(box, items);
		case 'table':
		case 'inline-table':
			box.inner = 'table';
			return addParts(box, items, 'table');
		case 'table-row-group':
		case 'table-header-group':
		case 'table-footer-group':
			box.inner = 'rows';
			return addParts(box, items, 'rows');
		case 'table-row':
			box.inner = 'row';
			return addParts(box, items, 'row');
		case 'table-column-group':
			for (const item of items) if ('block' in item) box.add(item.block);
			return;
		default:
			addFlow(box, items, home);
			if (hasColumns(box.style)) divideColumns(box);
	}
}

/** Lines, or blocks with the text between them in further boxes. */
function addFlow(box: Box, items: readonly Item[], home: Home): void {
	const blocks = items.some((item) => 'block' in item);
	if (!blocks && items.length > 0) {
		const isAllApart = items.every(
			(item) => 'inline' in item && (item.inline.kind === 'apart' || (item.isBlank && item.inline.kind === 'text')),
		);
		if (!isAllApart) {
			fillLines(box, items as InlineItem[]);
			box.element ??= home.parent;
			return;
		}
	}
	addBlocks(box, wrapTableParts(box, items));
}

function fillLines(box: Box, items: readonly InlineItem[]): void {
	box.inner = 'lines';
	// Inline boxes that a block divides are not drawn.
	const open = new Map<Box, number>();
	for (const { inline } of items) {
		if (inline.kind === 'open') open.set(inline.box, 1);
		if (inline.kind === 'close' && open.has(inline.box)) open.set(inline.box, 2);
	}
	const inlines: Inline[] = [];
	for (const { inline, home } of items) {
		if (home && !box.element) box.element = home;
		if ((inline.kind === 'open' || inline.kind === 'close') && open.get(inline.box) !== 2) continue;
		inlines.push(inline);
	}
	box.inlines = trimList(inlines);
}

/** Blocks as they are; text between them in further boxes, boxes out of the flow where they are. */
function addBlocks(box: Box, items: readonly Item[]): void {
	let waiting: InlineItem[] = [];
	const flush = (): void => {
		const isText = waiting.some(({ inline, isBlank }) => !isBlank && inline.kind !== 'apart');
		if (isText) {
			const lines = anonymousBox(box.style, 'block');
			fillLines(lines, waiting);
			box.add(lines);
		} else for (const { inline } of waiting) if (inline.kind === 'apart') box.add(inline.box);
		waiting = [];
	};
	for (const item of items)
		if ('block' in item) {
			flush();
			box.add(item.block);
		} else if (item.inline.kind === 'apart' && waiting.every(({ isBlank }) => isBlank)) box.add(item.inline.box);
		else waiting.push(item);
	flush();
}

function addItems(box: Box, items: readonly Item[]): void {
	addBlocks(box, items);
	for (const child of box.children) child.isItem = true;
}

const PARTS = {
	table: ['table-row-group', 'table-header-group', 'table-footer-group', 'table-caption', 'table-column', 'table-column-group'],
	rows: ['table-row'],
	row: ['table-cell'],
} as const;
const MISSING = { table: 'table-row-group', rows: 'table-row', row: 'table-cell' } as const;
const BELOW = { table: 'rows', rows: 'row', row: 'cell' } as const;

type Level = keyof typeof PARTS;

/** The parts of a table; other content goes into the parts that are missing. */
function addParts(box: Box, items: readonly Item[], level: Level): void {
	const known: readonly Display[] = PARTS[level];
	let stray: Item[] = [];
	const flush = (): void => {
		const isNeeded = stray.some((item) => 'block' in item || !item.isBlank || item.inline.kind === 'atom');
		if (isNeeded) {
			const part = anonymousBox(box.style, MISSING[level]);
			const below = BELOW[level];
			part.inner = below === 'cell' ? 'blocks' : below;
			if (below === 'cell') addCell(part, stray);
			else addParts(part, stray, below);
			box.add(part);
		} else for (const item of stray) if ('inline' in item && item.inline.kind === 'apart') box.add(item.inline.box);
		stray = [];
	};
	for (const item of items)
		if ('block' in item && known.includes(item.block.style.display)) {
			flush();
			box.add(item.block);
		} else stray.push(item);
	flush();
}

function addCell(cell: Box, items: readonly Item[]): void {
	if (items.every((item) => 'inline' in item)) fillLines(cell, items);
	else addBlocks(cell, items);
}

const isPart = (item: Item): boolean =>
	'block' in item && item.block.style.display.startsWith('table-') && item.block.style.display !== 'table-caption';

/** Rows and cells outside of tables are in a table that no element has. */
function wrapTableParts(box: Box, items: readonly Item[]): readonly Item[] {
	if (!items.some(isPart)) return items;
	const arranged: Item[] = [];
	let parts: Item[] = [];
	const flush = (): void => {
		if (parts.length === 0) return;
		const table = anonymousBox(box.style, 'table');
		table.inner = 'table';
		addParts(table, parts, 'table');
		arranged.push({ block: table });
		parts = [];
	};
	for (const item of items)
		if (isPart(item)) parts.push(item);
		else if (parts.length > 0 && 'inline' in item && item.isBlank) continue;
		else {
			flush();
			arranged.push(item);
		}
	flush();
	return arranged;
}
