/** Lays out boxes in the margins of pages, and draws them: each is on one page, and belongs to no text. */
import { addAll } from '../../lists';
import type { Element } from '../making/elements';
import type { Composition } from '../making/composition';
import type { Ink } from '../making/ink';
import type { Sequence, Sheet } from '../making/sheet';
import { loadLineBreaks, type LineBreaks } from '../setting/line-breaks';
import type { Box } from './boxes/box';
import { Layout, type Steps, type Widths } from './boxes/setting';
import { widthsOf } from './intrinsic';
import { MOST_PAGES, POINTS, tooManyPages } from './lay-out';
import { Canvas, type PageBox } from './paint/canvas';
import { FixedCanvas } from './paint/fixed';
import type { Rect } from './paint/outlines';
import { Painter } from './paint/painter';
import { atoms } from './pages/page-breaks';
import { layOutBox } from './tree';

export class MarginLayout {
	private readonly layout: Layout;
	private readonly canvas: MarginCanvas;

	private constructor(composition: Composition, breaks: LineBreaks, page: { readonly width: number; readonly height: number }) {
		this.layout = new Layout({ layOut: layOutBox, widthsOf }, composition.typefaces, breaks, page);
		const { sheets } = composition;
		const whole: PageBox = {
			widthOf: () => page.width * POINTS,
			heightOf: () => page.height * POINTS,
			viewOf: () => ({ width: page.width * POINTS, height: page.height * POINTS }),
			areaOf: (index) => ({ page: sheets[index]!, left: 0, top: 0, height: sheets[index]!.height }),
		};
		this.canvas = new MarginCanvas(composition, whole, POINTS, MOST_PAGES, tooManyPages);
	}

	/** @param page the usual one, without its margins, in pixels */
	static async open(composition: Composition, page: { readonly width: number; readonly height: number }): Promise<MarginLayout> {
		return new MarginLayout(composition, await loadLineBreaks(), page);
	}

	widthsOf(box: Box): Steps<Widths> {
		return this.layout.widthsOf(box);
	}

	/** The height that the content of a box gives it, with its border. */
	*heightOf(box: Box, width: number): Steps<number> {
		return (yield* this.layout.layOut(box, { width, height: undefined, fixedWidth: width })).height;
	}

	/**
	 * @param rect of the box with its border, in pixels from the upper left corner of the page
	 * @param running where on all pages it is
	 */
	*draw(page: number, box: Box, rect: Rect, running: Sequence['running']): Steps<void> {
		const [width, height] = [Math.max(rect.right - rect.left, 0), Math.max(rect.bottom - rect.top, 0)];
		// The layout remembers it, for the pages that have the same box.
		const laid = yield* this.layout.layOut(box, { width, height, fixedWidth: width, fixedHeight: height });
		this.canvas.running = running;
		const painter = new Painter(new FixedCanvas(this.canvas, page), this.layout);
		yield* painter.paint(yield* atoms(laid, rect.left, rect.top), true);
	}

	/** Ends all open scopes on all pages. */
	close(): void {
		this.canvas.close();
	}
}

/** Whole pages; all that is drawn there is an artifact (ISO 32000-2, 14.8.2.2). */
class MarginCanvas extends Canvas {
	running: Sequence['running'];

	protected override put(sheet: Sheet, element: Element | undefined, inks: readonly Ink[]): void {
		const { running } = this;
		const last = sheet.drawn.at(-1);
		if (!running) super.put(sheet, element, inks);
		else if (last !== undefined && 'inks' in last && last.running === running) addAll(last.inks, inks);
		else sheet.run(running, ...inks);
	}
}
