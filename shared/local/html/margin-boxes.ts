/** Text in the margins of pages (CSS Paged Media 3, 5): the boxes of `@page`, or the numbers of the pages. */
import type { PageSheet } from '../../html/page-rules';
import type { Styler } from '../../html/styler';
import { POINTS } from '../../model/layout/lay-out';
import { faceFor } from '../../model/layout/boxes/setting';
import type { ContentPart, Style } from '../../model/layout/boxes/style';
import type { Composition } from '../../model/making/composition';
import { writeCounter } from './counters';

/** Where a box begins across, in parts of the page, and how its text is aligned there. */
const PLACES: Readonly<Record<string, readonly ['left' | 'center' | 'right', 'top' | 'bottom']>> = {
	'top-left-corner': ['left', 'top'],
	'top-left': ['left', 'top'],
	'top-center': ['center', 'top'],
	'top-right': ['right', 'top'],
	'top-right-corner': ['right', 'top'],
	'bottom-left-corner': ['left', 'bottom'],
	'bottom-left': ['left', 'bottom'],
	'bottom-center': ['center', 'bottom'],
	'bottom-right': ['right', 'bottom'],
	'bottom-right-corner': ['right', 'bottom'],
};

const NUMBER = [
	{ name: 'content', value: 'counter(page)', important: false },
	{ name: 'font-size', value: '9pt', important: false },
	{ name: 'color', value: '#5c5c5c', important: false },
];

export function drawMargins(composition: Composition, page: PageSheet, styler: Styler, numbers: boolean): void {
	const boxes = numbers ? new Map([['bottom-center', NUMBER]]) : page.boxes;
	for (const [name, declarations] of boxes) {
		const place = PLACES[name];
		const { style } = styler.styleFrom(declarations, styler.start);
		if (!place || !Array.isArray(style.content)) continue;
		for (const index of composition.sheets.keys())
			drawText(composition, index, textFor(style, index + 1, composition.sheets.length), { style, page, place });
	}
}

function textFor({ content }: Style, number: number, last: number): string {
	return (content as readonly ContentPart[])
		.map((part) => {
			if ('text' in part) return part.text;
			if (!('counter' in part)) return '';
			return writeCounter(part.counter === 'pages' ? last : part.counter === 'page' ? number : 0, part.style);
		})
		.join('');
}

interface Where {
	readonly style: Style;
	readonly page: PageSheet;
	readonly place: readonly ['left' | 'center' | 'right', 'top' | 'bottom'];
}

function drawText(
	{ typefaces, sheets }: Composition,
	index: number,
	text: string,
	{ style, page, place: [side, edge] }: Where,
): void {
	if (text.trim() === '') return;
	const sheet = sheets[index]!;
	const [top, right, bottom, left] = page.margins;
	const size = style.fontSize * POINTS;
	const word = typefaces.word(text, faceFor(style));
	const width = (word.width * size) / 1000;
	const [from, to] = [left * POINTS, sheet.width - right * POINTS];
	const x = side === 'left' ? from : side === 'right' ? to - width : (from + to - width) / 2;
	const middle = edge === 'top' ? sheet.height - (top * POINTS) / 2 : (bottom * POINTS) / 2;
	const { color, alpha } = style.color;
	sheet.run(edge === 'top' ? 'Header' : 'Footer', {
		kind: 'text',
		x,
		y: middle - size * 0.35,
		size,
		color,
		words: [word],
		alpha,
	});
}
