/** Draws boxes that are fixed: on one page, also where they reach into its margins, and never on the page before or after it. */
import type { Box } from '../../geometry/geometry';
import type { Element } from '../../making/elements';
import type { Ink } from '../../making/ink';
import type { Sheet } from '../../making/sheet';
import { Fragments } from '../boxes/fragments';
import type { Placed } from '../boxes/laid';
import type { Steps } from '../boxes/setting';
import { Surface, type LinkWords, type Scope } from './canvas';

/** Pixels that no box is as high as. */
const ENDLESS = 1e9;
const LOOK_COST = 500;

/** Whether a box is on the first page with all of its text and pictures: one that is higher goes on, so that nothing is lost. */
export function* isOnPage(canvas: Surface, placed: Placed): Steps<boolean> {
	const waiting: Placed[] = [placed];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		yield LOOK_COST;
		const { laid, top, bottom, lines, children, apart, columns } = next;
		if (canvas.y(0, top) <= 0 || (laid.box.replaced && canvas.y(0, bottom) < 0)) return false;
		if (laid.box.style.overflow === 'hidden') continue;
		for (const { line, top: upper, atoms } of lines) {
			if (canvas.y(0, upper + line.height / 2) < 0) return false;
			for (const atom of atoms) waiting.push(atom);
		}
		for (const inner of [...children, ...apart]) waiting.push(inner);
		if (columns) return false;
	}
	return true;
}

/** One page, as if there was no other. */
export class FixedCanvas extends Surface {
	private readonly bound = new WeakMap<Scope, Scope>();

	/** @param start what places are measured from, without more the upper margin of the page */
	constructor(
		private readonly around: Surface,
		private readonly page: number,
		private readonly start = around.fragments.startOf(page),
	) {
		super(new Fragments(() => ENDLESS, ENDLESS), around.scale);
	}

	snap(_: number, px: number): number {
		return this.around.snap(this.page, px + this.start) - this.start;
	}

	pageOf(): number {
		return this.page;
	}

	x(_: number, px: number): number {
		return this.around.x(this.page, px);
	}

	y(_: number, px: number): number {
		return this.around.y(this.page, px + this.start);
	}

	sheet(): Sheet {
		return this.around.sheet(this.page);
	}

	wideningOn(_: number, name: string): number {
		return this.around.wideningOn(this.page, name);
	}

	sizeOf(): { readonly width: number; readonly height: number } {
		return this.around.sizeOf(this.page);
	}

	draw(_: number, element: Element | undefined, scopes: readonly Scope[], ...inks: readonly Ink[]): void {
		this.around.draw(this.page, element, this.bindAll(scopes), ...inks);
	}

	link(_: number, element: Element, box: Box, words: LinkWords, scopes: readonly Scope[]): void {
		this.around.link(this.page, element, box, words, this.bindAll(scopes));
	}

	override moved(_: number, box: Box, scopes: readonly Scope[]): Box {
		return this.around.moved(this.page, box, this.bindAll(scopes));
	}

	/** Scopes as they are on the only page. */
	private bindAll(scopes: readonly Scope[]): Scope[] {
		return scopes.map((scope) => {
			let known = this.bound.get(scope);
			if (!known) this.bound.set(scope, (known = { on: () => scope.on(this.page) }));
			return known;
		});
	}
}
