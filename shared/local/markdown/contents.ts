/** The list of headings at the start of a document. Its page numbers are filled in when all pages are there. */
import type { Element } from '../../model/making/elements';
import { columnWidth, leaders, type LinePlace, numberAt } from '../../model/making/contents-line';
import type { Color, TextInk } from '../../model/making/ink';
import type { Place, Sheet } from '../../model/making/sheet';
import { type Flow, type Frame, lookOf } from './flow';
import type { HeadingEntry, Setting } from './setting';
import { least } from '../../lists';

/** Deeper headings are in the bookmarks only. */
const DEEPEST = 3;
/** The numbers are not known before the pages are there: room for this number of digits. */
const DIGITS = 3;
/** The costs of an entry, and of a character of it, see `Pace`. */
const [ENTRY, CHARACTER] = [20_000, 1_200];

export class Contents {
	private readonly waiting: { readonly place: Place; readonly fill: (number: number) => void }[] = [];

	constructor(private readonly setting: Setting) {}

	/** How many of the entries are shown. */
	async layOut(entries: readonly HeadingEntry[], flow: Flow, frame: Frame): Promise<number> {
		const list = frame.element.add('TOC');
		const top = least(entries.map(({ level }) => level));
		const shown = entries.filter(({ level }) => level - top < DEEPEST);
		const narrow = { ...frame, width: Math.min(frame.width, flow.scale.measure) };
		for (const entry of shown) {
			const due = this.setting.job.pace.step(ENTRY + entry.title.length * CHARACTER);
			if (due) await due;
			this.entry({ ...entry, level: entry.level - top + 1 }, list, flow, narrow);
		}
		flow.gap(flow.scale.leading);
		return shown.length;
	}

	/** Draws the page numbers. */
	async fill(): Promise<void> {
		const { sheets } = this.setting.composition;
		const numbers = new Map(sheets.map((sheet, index) => [sheet, index + 1]));
		for (const { place, fill } of this.waiting) {
			const due = this.setting.job.pace.step(ENTRY);
			if (due) await due;
			if (place.sheet) fill(numbers.get(place.sheet)!);
		}
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
					if (isLast)
						this.leader(sheet, element, place, x + line.width, { right: frame.x + frame.width, baseline: y, size }, look.color);
					const box = [x, y - size * 0.25, frame.x + frame.width, y + size * 0.9] as const;
					sheet.link(element, box, { place }, title);
				},
			});
		}
	}

	/** Dots, which are an artifact, and the number. */
	private leader(sheet: Sheet, element: Element, place: Place, from: number, line: LinePlace, color: Color): void {
		const { typefaces } = this.setting.composition;
		sheet.draw(undefined, ...leaders(from, columnWidth(typefaces, DIGITS, line.size), line));
		const number: TextInk = { kind: 'text', x: line.right, y: line.baseline, size: line.size, color, words: [] };
		sheet.draw(element, number);
		this.waiting.push({ place, fill: (page) => Object.assign(number, numberAt(typefaces, String(page), line, color)) });
	}
}
