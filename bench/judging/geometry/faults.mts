/** Whether annotations, destinations, words and content are where the place of their page says. */
import type { Picture } from '../../../test/support/readers/pictures';
import { groupsOf } from '../../core.mts';
import {
	displayed,
	moved,
	sidesOf,
	type Annotation,
	type Area,
	type Case,
	type Page,
	type Place,
	type Seen,
	type Spot,
} from './places.mts';

export type Fault = readonly [what: string, detail: string];

export interface Word {
	readonly text: string;
	readonly box: Area;
}

/** How far things may lie from where they must be, in units of the result. */
const SLACK = 0.5;
/** The share of words of a page that poppler may divide in another way. */
const WORDS = 0.02;

const isAt = (one: Area, other: Area, slack = SLACK): boolean =>
	one.every((edge, side) => Math.abs(edge - other[side]!) <= slack);
const shown = (area: readonly number[]): string => `[${area.map((value) => value.toFixed(1)).join(' ')}]`;
const isIn = ({ box }: Word, area: Area): boolean => {
	const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
	return x > area[0] && x < area[2] && y > area[1] && y < area[3];
};
/** Whether poppler divides text, such as text at an angle, in another way: another word with a part of it is there. */
const isDivided = (text: string, [left, top, right, bottom]: Area, words: readonly Word[]): boolean =>
	words.some(
		(word) =>
			word.text !== text &&
			(word.text.includes(text) || text.includes(word.text)) &&
			word.box[0] < right &&
			word.box[2] > left &&
			word.box[1] < bottom &&
			word.box[3] > top,
	);
const wordsIn = (words: readonly Word[], area: Area): Word[] => words.filter((word) => isIn(word, area));

export class Comparison {
	readonly faults: Fault[] = [];
	readonly counts = { links: 0, annotations: 0, spots: 0, fields: 0, elements: 0, words: 0 };

	constructor(
		private readonly each: Case,
		private readonly before: Seen,
		private readonly after: Seen,
		private readonly places: readonly Place[],
	) {}

	/** Annotations are on their pages, and lead where they led. */
	annotations(): void {
		const left = this.after.pages.map(({ annotations }) => [...annotations]);
		for (const [index, page] of this.before.pages.entries()) {
			for (const [at, one] of page.annotations.entries()) {
				if (this.each.sheets && one.subtype === 'Widget') {
					// A signature becomes a stamp.
					this.taken(left, index, { ...one, subtype: 'Stamp', name: undefined });
					continue;
				}
				const found = this.taken(left, index, one);
				if (!found) {
					this.faults.push([`${one.subtype} annotation elsewhere`, `page ${index + 1}, number ${at + 1}, ${shown(one.rect)}`]);
					continue;
				}
				this.counts[one.subtype === 'Link' ? 'links' : 'annotations']++;
				if (one.to) this.spot(`link ${at + 1} of page ${index + 1}`, one.to, found.to);
			}
		}
		const more = left.flat().filter(({ subtype }) => subtype !== 'Popup');
		if (more.length > 0)
			this.faults.push(['annotations that the source does not have', `${more[0]!.subtype} ${shown(more[0]!.rect)}`]);
	}

	/** The annotation of the result that one of page `index` became; it is not found again. */
	private taken(left: Annotation[][], index: number, one: Annotation): Annotation | undefined {
		const place = this.places[index]!;
		const [page, some] = [this.after.pages[place.page]!, left[place.page]!];
		const wanted = moved(place, displayed(this.before.pages[index]!, one.rect));
		const at = some.findIndex(
			({ subtype, name, rect }) => subtype === one.subtype && name === one.name && isAt(displayed(page, rect), wanted),
		);
		return at < 0 ? undefined : some.splice(at, 1)[0];
	}

	spots(): void {
		for (const [name, spot] of Object.entries(this.before.spots)) this.spot(name, spot, this.after.spots[name]);
	}

	/** A destination shows what it showed. */
	private spot(name: string, before: Spot, after: Spot | undefined): void {
		const [page, place] = [this.before.pages[before.page], this.places[before.page]];
		if (!page || !place) return;
		this.counts.spots++;
		const fault = after ? this.wrong(page, place, before, after) : 'is missing';
		if (fault !== undefined) this.faults.push([`destination ${fault}`, `${name} /${before.kind} ${before.numbers.join(' ')}`]);
	}

	private wrong(page: Page, place: Place, before: Spot, after: Spot): string | undefined {
		if (after.page !== place.page) return `on page ${after.page + 1} instead of ${place.page + 1}`;
		const now = this.after.pages[after.page]!;
		const [width, height] = sidesOf(page);
		const whole = moved(place, [0, 0, width, height]);
		const given = before.numbers.map((value) => value ?? undefined);
		if (before.kind === 'XYZ' || before.kind === 'FitR') {
			if (after.kind !== before.kind) return `of another kind, /${after.kind}`;
			return this.wrongPoint(page, now, place, before, after);
		}
		if (!this.each.sheets) return after.kind === before.kind ? undefined : `of another kind, /${after.kind}`;
		if (after.kind !== 'FitR') return `of another kind, /${after.kind}`;
		const box = displayed(now, after.numbers as number[]);
		const isFree = given.length > 0 && given[0] !== undefined;
		return isFree || isAt(box, whole) ? undefined : `shows ${shown(box)} instead of its page, ${shown(whole)}`;
	}

	private wrongPoint(page: Page, now: Page, place: Place, before: Spot, after: Spot): string | undefined {
		const size = before.kind === 'XYZ' ? 2 : 4;
		const [old, own] = [before.numbers.slice(0, size), after.numbers.slice(0, size)];
		if (old.some((value) => typeof value !== 'number')) return undefined;
		const both = (values: readonly (number | null)[]): number[] =>
			(size === 2 ? [...values, ...values] : [...values]) as number[];
		const [wanted, found] = [moved(place, displayed(page, both(old))), displayed(now, both(own))];
		if (!isAt(found, wanted)) return `at ${shown(found)} instead of ${shown(wanted)}`;
		const [zoom, zooms] = [before.numbers[2] ?? 0, after.numbers[2] ?? 0];
		const wished = zoom / place.scale;
		return size === 4 || Math.abs(zooms - wished) <= wished * 0.01 ? undefined : `with the zoom ${zooms} instead of ${wished}`;
	}

	fieldsAndTags(): void {
		if (!this.each.sheets) {
			if (this.after.fields.join() !== this.before.fields.join()) this.faults.push(['fields are lost', this.after.fields.join()]);
			this.counts.fields += this.before.fields.length;
		}
		for (const [index, { tree }] of this.before.pages.entries()) {
			if (this.each.sheets || tree === '') continue;
			const now = this.after.pages[this.places[index]!.page]!.tree;
			if (now !== tree) this.faults.push(['tags differ', `page ${index + 1}: ${now} instead of ${tree}`]);
			this.counts.elements += tree.split('(').length - 1;
		}
	}

	/** The words of a page that count. Readers draw fields without an appearance themselves, with margins that do not scale. */
	private ownWords(index: number, words: readonly Word[]): Word[] {
		const page = this.before.pages[index]!;
		const fields = page.annotations.filter(({ subtype }) => subtype === 'Widget').map(({ rect }) => displayed(page, rect));
		return words.filter((word) => !fields.some((area) => isIn(word, area)));
	}

	/** Words are where they must be, and links are on the words that they were on. */
	words(before: readonly Word[][], after: readonly Word[][]): void {
		for (const [index, page] of this.before.pages.entries()) {
			const place = this.places[index]!;
			const [own, there] = [this.ownWords(index, before[index] ?? []), after[place.page] ?? []];
			const [width, height] = sidesOf(this.after.pages[place.page]!);
			const visible = own.filter(({ box }) => {
				const [left, top, right, bottom] = moved(place, box);
				return left >= 0 && top >= 0 && right <= width && bottom <= height;
			});
			const known = groupsOf(there, ({ text }) => text);
			const has = ({ text, box }: Word): boolean => (known.get(text) ?? []).some((one) => isAt(one.box, moved(place, box)));
			const lost = visible.filter((word) => !has(word) && !isDivided(word.text, moved(place, word.box), there));
			this.counts.words += visible.length;
			const isEach = lost.length > 0 && lost.length === visible.length;
			if (isEach || lost.length > Math.max(2, visible.length * WORDS))
				this.faults.push(['words elsewhere', `page ${index + 1}: ${lost.length} of ${visible.length}, “${lost[0]!.text}”`]);
			const isKept = new Set(visible);
			for (const [at, { subtype, rect }] of page.annotations.entries()) {
				if (subtype !== 'Link') continue;
				const area = displayed(page, rect);
				const mine = wordsIn(own, area);
				const now = wordsIn(there, moved(place, area)).map(({ text }) => text);
				if (mine.every((word) => isKept.has(word)) && mine.some(({ text }) => !now.includes(text)))
					this.faults.push([
						'link on other words',
						`link ${at + 1} of page ${index + 1}: “${now.join(' ')}” instead of “${mine.map(({ text }) => text).join(' ')}”`,
					]);
			}
		}
	}
}

/** Cells of a page, on each side; and by how much their color may differ, of 255. */
const CELLS = 20;
const COLOR = 40;
const DIFFERENT = 0.02;

/** Whether a page looks different in its place: the share of its cells, or 0 if few differ. */
export function lookOf(before: Picture, page: Page, place: Place, after: Picture, now: Page): number {
	const [[width, height], [sheetWidth, sheetHeight]] = [sidesOf(page), sidesOf(now)];
	let [cells, different] = [0, 0];
	for (let row = 0; row < CELLS; row++)
		for (let column = 0; column < CELLS; column++) {
			const cell = [column, row, column + 1, row + 1].map((at, side) => (at / CELLS) * (side % 2 === 0 ? width : height));
			const there = moved(place, cell as unknown as Area);
			if (there[0] < 0 || there[1] < 0 || there[2] > sheetWidth || there[3] > sheetHeight) continue;
			cells++;
			const one = colorOf(before, scaled(cell as unknown as Area, before.width / width, before.height / height));
			const other = colorOf(after, scaled(there, after.width / sheetWidth, after.height / sheetHeight));
			if (one.some((value, at) => Math.abs(value - other[at]!) > COLOR)) different++;
		}
	const share = different / Math.max(1, cells);
	return share > DIFFERENT ? share : 0;
}

const scaled = (area: Area, x: number, y: number): Area =>
	area.map((value, side) => value * (side % 2 === 0 ? x : y)) as unknown as Area;

/** The mean color of an area, in which pixels at the edge count for their part. */
function colorOf({ width, height, rgb }: Picture, [left, top, right, bottom]: Area): number[] {
	const sums = [0, 0, 0];
	let weight = 0;
	for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++)
		for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
			const part = (Math.min(x + 1, right) - Math.max(x, left)) * (Math.min(y + 1, bottom) - Math.max(y, top));
			for (let channel = 0; channel < 3; channel++) sums[channel]! += rgb[(y * width + x) * 3 + channel]! * part;
			weight += part;
		}
	return sums.map((sum) => sum / Math.max(weight, 1e-9));
}
