/** Appearances of text and choice fields (ISO 32000-2, 12.7.4.3). */
import { operand } from '../../content/painting';
import { visible } from '../../font/shaping/characters';
import type { TextFont } from '../../font/text-font';
import type { Job } from '../../../pdf/job';
import type { Pace } from '../../../pace/pace';
import type { Steps } from '../../../pace/steps';
import { isLowSurrogate } from '../../setting/line-breaks';
import { drawFrame, type Frame } from './frame';
import {
	isCut,
	layOutComb,
	layOutLine,
	layOutList,
	layOutParagraph,
	LEADING,
	visibleRows,
	type Layout,
	type Line,
	type TextBox,
} from './layout';

export interface Rows {
	readonly texts: readonly string[];
	readonly chosen: readonly number[];
	/** The first row that shows (/TI). */
	readonly first: number;
}

/** The text or rows to draw; line breaks in `text` are line feeds. */
export type Wanted =
	| { readonly kind: 'line' | 'paragraph'; readonly text: string }
	| { readonly kind: 'comb'; readonly text: string; readonly cells: number }
	| { readonly kind: 'list'; readonly rows: Rows };

/** The characters that are drawn: composed, without controls and invisible ones; on one line, line breaks are spaces. */
export function drawnText(text: string, lines: 'one' | 'several'): string {
	const shown = visible(text).replace(/[\t\u2028\u2029]/g, ' ');
	// eslint-disable-next-line no-control-regex -- control characters have no glyphs
	const plain = shown.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '');
	return lines === 'several' ? plain : plain.replace(/\n/g, ' ');
}

/** All text of a drawing, for the choice of its font. */
export function textOfDrawing(wanted: Wanted): string {
	return wanted.kind === 'list' ? wanted.rows.texts.join('') : wanted.text.replace(/\n/g, '');
}

export async function layOut(box: TextBox, wanted: Wanted, pace: Pace): Promise<Layout> {
	switch (wanted.kind) {
		case 'line':
			return layOutLine(box, wanted.text);
		case 'paragraph':
			return layOutParagraph(box, wanted.text, pace);
		case 'comb':
			return layOutComb(box, wanted.text, wanted.cells);
		case 'list':
			return layOutList(box, wanted.rows.texts, wanted.rows.first);
	}
}

/** Where a list box has to begin so that its first selected row shows. */
export function firstRow(frame: Frame, size: number, { texts, chosen, first }: Rows): number {
	const rows = Math.max(Math.floor(visibleRows(frame, size)), 1);
	const [selected] = chosen;
	const last = Math.max(texts.length - rows, 0);
	const wanted = selected === undefined || (selected >= first && selected < first + rows) ? first : selected;
	return Math.min(Math.max(wanted, 0), last);
}

/** Whether the field is too small for its value: of a list box, for the rows that are chosen. */
export function cutsValue(frame: Frame, wanted: Wanted, layout: Layout, font: TextFont): boolean {
	let lines: readonly (Line | undefined)[] = layout.lines;
	if (wanted.kind === 'list') {
		const { chosen, first } = wanted.rows;
		lines = chosen.map((index) => layout.lines[index - first]);
	}
	const shown = lines.filter((line) => line !== undefined && line.text.trim() !== '') as Line[];
	return lines.includes(undefined) || isCut(frame, font, { size: layout.size, lines: shown });
}

/** A character that is drawn costs as much as twenty that are read, and more of them than of those is not drawn. */
const DRAWN = 20;

/** Fields and comments may share a text: its characters count for each of them, before it is laid out. @throws OctavoError `limit_exceeded` */
export function countDrawn(text: string, { memory, pace }: Job): void {
	memory.budget.spend('characters', DRAWN * text.length);
	pace.add(text.length * LAID_COST);
}

/** Characters of a line that are written at once, and the cost of one, and of one that is laid out on a line, see `Pace`. */
const [LONGEST_SHOWN, CHARACTER_COST, LAID_COST] = [8_000, 60, 60];

/** The operators that show a line. */
function* showLine(text: string, font: TextFont, size: number): Steps<string> {
	const shown: string[] = [];
	for (let from = 0, to; from < text.length; from = to) {
		to = Math.min(text.length, from + LONGEST_SHOWN);
		if (isLowSurrogate(text.charCodeAt(to))) to++;
		shown.push(font.show(text.slice(from, to), size));
		yield (to - from) * CHARACTER_COST;
	}
	return shown.join(' ');
}

/** The content of an appearance. */
export function* drawText(
	frame: Frame,
	wanted: Wanted,
	layout: Layout,
	type: { font: TextFont; name: string; color: string },
): Steps<string> {
	const { font, name, color } = type;
	const parts = [drawFrame(frame), ...(wanted.kind === 'comb' ? [dividers(frame, wanted.cells)] : []), '/Tx BMC'];
	const lines = layout.lines.filter(({ text }) => text.trim() !== '');
	const { border, width, height } = frame;
	if (lines.length > 0 && width > 2 * border && height > 2 * border) {
		const clip = [border, border, width - 2 * border, height - 2 * border].map(operand).join(' ');
		parts.push('q', `${clip} re W n`);
		if (wanted.kind === 'list') parts.push(highlights(frame, wanted.rows, layout.size));
		parts.push('BT', color, `/${name} ${operand(layout.size)} Tf`);
		let [x, y] = [0, 0];
		for (const line of lines) {
			const [right, up] = [roundSize(line.x), roundSize(line.y)];
			parts.push(`${operand(right - x)} ${operand(up - y)} Td`, yield* showLine(line.text, font, layout.size));
			[x, y] = [right, up];
		}
		parts.push('ET', 'Q');
	}
	parts.push('EMC');
	return parts.filter((part) => part !== '').join('\n');
}

const roundSize = (value: number): number => Math.round(value * 1000) / 1000;

/** The color in which readers show selected rows. */
const SELECTED = '0.6 0.757 0.855 rg';

function highlights(frame: Frame, { chosen, first }: Rows, size: number): string {
	const { border, width, height } = frame;
	const row = size * LEADING;
	const shown = chosen.filter((index) => index >= first && height - border - (index - first) * row > border);
	if (shown.length === 0) return '';
	const boxes = shown.map((index) => {
		const bottom = height - border - (index - first + 1) * row;
		return `${[border, bottom, width - 2 * border, row].map(operand).join(' ')} re`;
	});
	return [SELECTED, ...boxes, 'f'].join('\n');
}

/** Lines between the cells of a comb, as the border is. */
function dividers({ width, height, line, borderColor, style }: Frame, cells: number): string {
	if (!borderColor || line === 0 || (style !== 'S' && style !== 'D') || cells > MOST_DIVIDERS) return '';
	const lines = Array.from({ length: cells - 1 }, (_, index) => {
		const x = operand((width / cells) * (index + 1));
		return `${x} 0 m ${x} ${operand(height)} l`;
	});
	return lines.length > 0 ? `${lines.join(' ')} S` : '';
}

/** More would be a grey box. */
const MOST_DIVIDERS = 1000;
