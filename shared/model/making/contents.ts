/**
 * Pages of contents: for each entry its title, leaders to the right edge, and the number of a page (docs/semantics.md, §19). They are
 * set before the numbers are known, because numbers depend on how many pages of contents there are.
 */
import type { Pace } from '../../pace/pace';
import { BrokenText } from '../setting/broken-text';
import type { Composition } from './composition';
import { CLEAR, columnWidth, leaders, numberAt } from './contents-line';
import type { Color, Ink } from './ink';
import type { LinkTarget, Place, Sheet } from './sheet';
import type { Style, Typefaces, Word } from './typefaces';
import { PAGE_SIZES } from '../geometry/page-sizes';
import { addAll } from '../../lists';

/** The words above the contents, by language (ISO 639-1). */
const HEADINGS: Readonly<Record<string, string>> = {
	cs: 'Obsah',
	da: 'Indhold',
	de: 'Inhalt',
	el: 'Περιεχόμενα',
	en: 'Contents',
	es: 'Índice',
	fi: 'Sisällys',
	fr: 'Sommaire',
	hu: 'Tartalom',
	it: 'Indice',
	nb: 'Innhold',
	nl: 'Inhoud',
	nn: 'Innhald',
	no: 'Innhold',
	pl: 'Spis treści',
	pt: 'Índice',
	ro: 'Cuprins',
	ru: 'Содержание',
	sv: 'Innehåll',
	tr: 'İçindekiler',
	uk: 'Зміст',
};

/** The heading in a language, as a BCP 47 tag; in English if the language is not known. */
export const contentsHeading = (language: string | undefined): string =>
	HEADINGS[(language ?? '').toLowerCase().split('-')[0]!] ?? HEADINGS['en']!;

const INK: Color = [0.1, 0.1, 0.12];

/** All in sizes of the type. */
const LEADING = 1.45;
const BETWEEN_ENTRIES = 0.35;
const HEADING_SIZE = 1.9;
const BELOW_HEADING = 2.1;
/** Lines longer than this are hard to follow to their number. */
const WIDEST = 44;
const HANGING = 1.2;
/** A title keeps this much room for leaders, at least. */
const SHORTEST_LEADER = 2;
const MOST_LINES = 3;
/** As much work as this number of bytes (shared/pace/pace.ts): words that were not seen before have to be shaped. */
const TITLE_COST = 150_000;
const ENTRY_COST = 20_000;
const ELLIPSIS = '…';
/** White space, except that at which no line ends. */
const BLANKS = /[^\S\u00a0\u202f]+/gu;

/** The type of A4, where it is 11 points. Smaller pages have smaller type. */
const USUAL = Math.sqrt(PAGE_SIZES.A4[0] * PAGE_SIZES.A4[1]) / 11;
const SMALLEST = 6;
const LARGEST = 18;

interface Line {
	readonly words: readonly Word[];
	/** In points. */
	readonly width: number;
}

interface Entry {
	readonly title: string;
	readonly lines: readonly Line[];
}

export interface Contents {
	/** Of the pages, in points. */
	readonly width: number;
	readonly height: number;
	readonly heading: string;
	readonly titles: readonly string[];
	/** Of the longest number. */
	readonly digits: number;
}

export class ContentsPages {
	/** The entries of each page. */
	private readonly pages: Entry[][] = [];
	private readonly size: number;
	private readonly left: number;
	private readonly right: number;
	private readonly top: number;
	private readonly bottom: number;
	private readonly typefaces: Typefaces;

	private constructor(
		private readonly composition: Composition,
		private readonly contents: Contents,
	) {
		this.typefaces = composition.typefaces;
		const { width, height } = contents;
		const size = Math.min(LARGEST, Math.max(SMALLEST, Math.sqrt(width * height) / USUAL));
		// A page that is too narrow for its type has smaller type.
		this.size = Math.min(size, width / 18, height / 10);
		const measure = Math.min(width * 0.76, WIDEST * this.size);
		this.left = (width - measure) / 2;
		this.right = width - this.left;
		this.top = height - Math.max(height * 0.11, this.size * 1.5);
		this.bottom = Math.max(height * 0.1, this.size * 1.5);
	}

	static async of(composition: Composition, contents: Contents, pace: Pace): Promise<ContentsPages> {
		const pages = new ContentsPages(composition, contents);
		const entries: Entry[] = [];
		for (const title of contents.titles) {
			entries.push({ title, lines: await pages.broken(title) });
			const due = pace.step(TITLE_COST);
			if (due) await due;
		}
		pages.distribute(entries);
		return pages;
	}

	get pageCount(): number {
		return this.pages.length;
	}

	/** Draws the pages. `numbers` and `targets` are those of the entries. Returns the place of the heading. */
	async draw(numbers: readonly string[], targets: readonly LinkTarget[], pace: Pace): Promise<Place> {
		const { composition, size } = this;
		const place: Place = {};
		const list = { element: composition.document, index: 0 };
		for (const [index, entries] of this.pages.entries()) {
			const sheet = composition.sheet(this.contents.width, this.contents.height);
			let y = this.top;
			if (index === 0) {
				place.sheet = sheet;
				place.top = this.contents.height;
				y -= this.drawHeading(sheet);
				list.element = composition.document.add('TOC');
			}
			for (const entry of entries) {
				const item = list.element.add('TOCI').add('Reference').add('Link');
				const number = numbers[list.index]!;
				const height = entry.lines.length * LEADING * size;
				this.drawEntry(sheet, { entry, number, top: y, item });
				sheet.link(item, [this.left, y - height, this.right, y], targets[list.index]!, `${entry.title}, ${number}`);
				y -= height + BETWEEN_ENTRIES * size;
				list.index++;
				const due = pace.step(ENTRY_COST);
				if (due) await due;
			}
		}
		return place;
	}

	private distribute(entries: readonly Entry[]): void {
		const { size } = this;
		let y = this.top - this.headingHeight;
		let page: Entry[] = [];
		this.pages.push(page);
		for (const entry of entries) {
			const height = entry.lines.length * LEADING * size;
			if (page.length > 0 && y - height < this.bottom) {
				this.pages.push((page = []));
				y = this.top;
			}
			page.push(entry);
			y -= height + BETWEEN_ENTRIES * size;
		}
	}

	private get headingHeight(): number {
		return (HEADING_SIZE * 0.75 + BELOW_HEADING) * this.size;
	}

	private drawHeading(sheet: Sheet): number {
		const { size, left, top } = this;
		const words = this.shaped(this.contents.heading, 'SemiBold');
		const heading = this.composition.document.add('H1');
		sheet.draw(heading, text(words, left, top - HEADING_SIZE * 0.75 * size, HEADING_SIZE * size, INK));
		return this.headingHeight;
	}

	private drawEntry(
		sheet: Sheet,
		{ entry, number, top, item }: { entry: Entry; number: string; top: number; item: ReturnType<Composition['document']['add']> },
	): void {
		const { size, left, right, typefaces } = this;
		const [space] = this.shaped(' ', 'Regular');
		let baseline = top - LEADING * size * 0.72;
		for (const [index, { words, width }] of entry.lines.entries()) {
			const x = left + (index === 0 ? 0 : HANGING * size);
			const isLast = index === entry.lines.length - 1;
			// The space after the words keeps them apart from what follows them in the text.
			sheet.draw(item, text([...words, space!], x, baseline, size, INK));
			if (isLast) {
				const place = { right, baseline, size };
				sheet.draw(undefined, ...leaders(x + width, this.column, place));
				sheet.draw(item, numberAt(typefaces, number, place, INK));
			}
			baseline -= LEADING * size;
		}
	}

	/** The width of the column of numbers. */
	private get column(): number {
		return columnWidth(this.typefaces, this.contents.digits, this.size);
	}

	/** The title in lines that leave room for leaders and number; the rest of a very long one is left out. */
	private async broken(title: string): Promise<Line[]> {
		const scale = this.size / 1000;
		const room = this.right - this.left - this.column - (2 * CLEAR + SHORTEST_LEADER) * this.size;
		const text = new BrokenText(title.trim().replace(BLANKS, ' '), (part) => widthOf(this.shaped(part, 'Regular')) * scale);
		const lines = await text.lines((line) => (line === 0 ? room : room - HANGING * this.size));
		return lines.slice(0, MOST_LINES).map((line, index) => {
			const words = this.shaped(line, 'Regular');
			if (index + 1 === MOST_LINES && lines.length > MOST_LINES) addAll(words, this.shaped(ELLIPSIS, 'Regular'));
			return { words, width: widthOf(words) * scale };
		});
	}

	private shaped(line: string, style: Style): Word[] {
		return line.split(/(?<= )|(?= )/).map((word) => this.typefaces.word(word, style));
	}
}

const widthOf = (words: readonly Word[]): number => words.reduce((sum, { width }) => sum + width, 0);

const text = (words: readonly Word[], x: number, y: number, size: number, color: Color): Ink => ({
	kind: 'text',
	x,
	y,
	size,
	color,
	words,
});
