/** Puts rows on pages: no heading at the foot, no single line of a paragraph alone, footnotes at the foot (docs/semantics.md, §32.3). */
import { limitExceeded } from '../../pdf/limits';
import type { Composition } from '../../model/making/composition';
import type { Pace } from '../../pace/pace';
import type { Sheet } from '../../model/making/sheet';
import type { Decoration, Row } from './row';

export interface Geometry {
	readonly width: number;
	readonly height: number;
	readonly margin: number;
}

const MOST_PAGES = 5_000;
/** The cost of a page of footnotes, see `Pace`. */
const PAGE = 160_000;

interface Placed {
	readonly row: Row;
	readonly top: number;
	readonly repeated: boolean;
}

/** Rows that are kept together, as many as a page may have. */
const MOST_KEPT = 500;

export class Pages {
	/** From the top of the page's column. */
	private used = 0;
	private placed: Placed[] = [];
	private notes: Row[] = [];
	/** Rows of footnotes that had no room on their page. */
	private carried: Row[] = [];
	/** Rows that must be on one page, the last of which is not there yet. */
	private group: Row[] = [];
	/** The rows before this one would have had to be on one page, and no page has room for them. */
	private isOverlong = false;

	constructor(
		private readonly composition: Composition,
		private readonly geometry: Geometry,
		private readonly ruleAboveNotes: Row,
	) {}

	add(row: Row): void {
		if (row.breaks === true) this.flush();
		this.group.push(row);
		// No page has room for as many rows: these rows are placed one by one, not all at once.
		this.isOverlong = row.keep && (this.isOverlong || this.group.length === MOST_KEPT);
		if (!row.keep || this.isOverlong) this.flush();
	}

	/** Ends the page, if anything is on it. */
	break(): void {
		this.flush();
		if (this.placed.length > 0 || this.notes.length > 0) this.close();
	}

	/** Goes on at this distance from the upper edge of the page, or where the text is if that is lower. */
	skipTo(distance: number): void {
		this.flush();
		this.used = Math.max(this.used, distance - this.geometry.margin);
	}

	async finish(pace: Pace): Promise<void> {
		this.break();
		while (this.carried.length > 0) {
			const due = pace.step(PAGE);
			if (due) await due;
			this.takeCarried();
			this.close();
		}
		// A document has at least one page.
		if (this.composition.sheets.length === 0) this.close();
	}

	private get room(): number {
		return this.geometry.height - 2 * this.geometry.margin;
	}

	private get isEmpty(): boolean {
		return this.placed.every(({ repeated }) => repeated);
	}

	private flush(): void {
		const { group } = this;
		this.group = [];
		if (group.length === 0) return;
		if (!this.fits(group) && !this.isEmpty) this.turn(group[0]!);
		if (this.fits(group)) for (const row of group) this.place(row);
		else
			for (const row of group) {
				if (!this.fits([row]) && !this.isEmpty) this.turn(row);
				this.place(row);
			}
	}

	private fits(rows: readonly Row[]): boolean {
		const height = rows.reduce(
			(sum, { before, height: own }, index) => sum + own + (index === 0 && this.isEmpty ? 0 : before),
			0,
		);
		return this.used + height + this.heightOfNotes(rows.flatMap(({ notes = [] }) => notes)) <= this.room + 0.01;
	}

	private heightOfNotes(more: readonly Row[]): number {
		const rows = [...this.notes, ...more];
		if (rows.length === 0) return 0;
		return rows.reduce(
			(sum, { before, height }) => sum + before + height,
			this.ruleAboveNotes.before + this.ruleAboveNotes.height,
		);
	}

	private turn(next: Row): void {
		this.close();
		this.takeCarried();
		for (const row of next.head ?? []) this.put(row, true);
	}

	private place(row: Row): void {
		this.put(row, false);
		for (const note of row.notes ?? []) {
			// A row may have more notes than fit on its page.
			const fits = this.used + this.heightOfNotes([note]) <= this.room + 0.01;
			(fits && this.carried.length === 0 ? this.notes : this.carried).push(note);
		}
	}

	private put(row: Row, repeated: boolean): void {
		if (this.placed.length > 0) this.used += row.before;
		this.placed.push({ row, top: this.geometry.height - this.geometry.margin - this.used, repeated });
		this.used += row.height;
	}

	private takeCarried(): void {
		const waiting = this.carried;
		this.carried = [];
		for (const [index, note] of waiting.entries()) {
			const fits = this.notes.length === 0 || this.used + this.heightOfNotes([note]) <= this.room * 0.6;
			if (!fits) return void (this.carried = waiting.slice(index));
			this.notes.push(note);
		}
	}

	private close(): void {
		const { composition, geometry } = this;
		if (composition.sheets.length === MOST_PAGES)
			throw limitExceeded(
				'pages',
				`The document has more than ${MOST_PAGES} pages`,
				'Split the Markdown into several documents',
				'file',
			);
		const sheet = composition.sheet(geometry.width, geometry.height);
		const notes = this.placeNotes();
		for (const placed of [this.placed, notes]) {
			decorate(sheet, placed);
			for (const { row, top, repeated } of placed) row.paint(sheet, top, repeated);
		}
		this.used = 0;
		this.placed = [];
		this.notes = [];
	}

	/** At the foot of the page. */
	private placeNotes(): Placed[] {
		if (this.notes.length === 0) return [];
		let top = this.geometry.margin + this.heightOfNotes([]);
		return [this.ruleAboveNotes, ...this.notes].map((row) => {
			top -= row.before;
			const placed = { row, top, repeated: false };
			top -= row.height;
			return placed;
		});
	}
}

/** Bars and grounds, each from the first to the last of its rows that follow each other. */
function decorate(sheet: Sheet, placed: readonly Placed[]): void {
	const open = new Map<Decoration, { readonly top: number; bottom: number }>();
	const draw = (decoration: Decoration): void => {
		const { top, bottom } = open.get(decoration)!;
		const { x, width, color, radius = 0, over } = decoration;
		open.delete(decoration);
		sheet.draw(undefined, { kind: 'area', x, y: bottom - over, width, height: top - bottom + 2 * over, color, radius });
	};
	for (const { row, top } of placed) {
		for (const decoration of [...open.keys()]) if (!row.decorations.includes(decoration)) draw(decoration);
		for (const decoration of row.decorations) {
			const known = open.get(decoration);
			if (known) known.bottom = top - row.height;
			else open.set(decoration, { top, bottom: top - row.height });
		}
	}
	for (const decoration of [...open.keys()]) draw(decoration);
}
