/** The list of headings at the start of a document. Its page numbers are filled in when all pages are there. */
import type { Element } from '../../model/making/elements';
import type { TextInk } from '../../model/making/ink';
import type { Place, Sheet } from '../../model/making/sheet';
import { type Flow, type Frame, lookOf } from './flow';
import { COLORS } from './look';
import type { HeadingEntry, Setting } from './setting';

/** Deeper headings are in the bookmarks only. */
const DEEPEST = 3;
/** Between title, dots and number, in parts of the type size. */
const GAP = 0.5;
const DOTS = 0.45;

export class Contents {
	private readonly waiting: { readonly place: Place; readonly fill: (number: number) => void }[] = [];

	constructor(private readonly setting: Setting) {}

	/** How many of the entries are shown. */
	layOut(entries: readonly HeadingEntry[], flow: Flow, frame: Frame): number {
		const list = frame.element.add('TOC');
		const least = Math.min(...entries.map(({ level }) => level));
		const shown = entries.filter(({ level }) => level - least < DEEPEST);
		const narrow = { ...frame, width: Math.min(frame.width, flow.scale.measure) };
		for (const entry of shown) this.entry({ ...entry, level: entry.level - least + 1 }, list, flow, narrow);
		flow.gap(flow.scale.leading);
		return shown.length;
	}

	/** Draws the page numbers. */
	fill(): void {
		const { sheets } = this.setting.composition;
		const numbers = new Map(sheets.map((sheet, index) => [sheet, index + 1]));
		for (const { place, fill } of this.waiting) if (place.sheet) fill(numbers.get(place.sheet)!);
	}

	private entry({ title, level, place }: HeadingEntry, list: Element, flow: Flow, frame: Frame): void {
		const { size, leading, half } = flow.scale;
		const indent = (level - 1) * size * 1.4;
		const element = list.add('TOCI').add('Reference').add('Link');
		const look = lookOf(flow, frame.color, size, level === 1 ? 'SemiBold' : 'Regular');
		const room = frame.width - indent - size * 3;
		const { lines } = this.setting.lines.paragraph([{ kind: 'text', text: title, look }], room);
		for (const [index, line] of lines.entries()) {
			const isLast = index === lines.length - 1;
			const words = line.fragments.map(({ word }) => word!);
			const baseline = leading * 0.72;
			flow.row({
				before: index === 0 && level === 1 ? half / 2 : 0,
				height: leading,
				keep: !isLast,
				decorations: [],
				paint: (sheet, top) => {
					const [x, y] = [frame.x + indent, top - baseline];
					sheet.draw(element, { kind: 'text', x, y, size, color: look.color, words });
					if (isLast) this.leader(sheet, element, place, { look, y, from: x + line.width, to: frame.x + frame.width });
					const box = [x, y - size * 0.25, frame.x + frame.width, y + size * 0.9] as const;
					sheet.link(element, box, { place }, title);
				},
			});
		}
	}

	/** Dots, which are an artifact, and the number. */
	private leader(
		sheet: Sheet,
		element: Element,
		place: Place,
		{
			look,
			y,
			from,
			to,
		}: {
			readonly look: { readonly size: number; readonly color: TextInk['color'] };
			readonly y: number;
			readonly from: number;
			readonly to: number;
		},
	): void {
		const { typefaces } = this.setting.composition;
		const { size, color } = look;
		const number: { -readonly [K in keyof TextInk]: TextInk[K] } = { kind: 'text', x: to, y, size, color, words: [] };
		// From the right edge on, so that dots of all lines are above each other.
		const [right, left] = [to - size * 2.2, from + GAP * size];
		const step = size * DOTS;
		const count = Math.floor((right - left) / step);
		const points = [
			[right, y + size * 0.06],
			[right - count * step, y + size * 0.06],
		] as const;
		if (count > 1) sheet.draw(undefined, { kind: 'stroke', points, width: size * 0.09, color: COLORS.quiet, dots: step });
		sheet.draw(element, number);
		this.waiting.push({
			place,
			fill: (page) => {
				const word = typefaces.word(String(page), 'Regular');
				number.words = [word];
				number.x = to - (word.width * size) / 1000;
			},
		});
	}
}
