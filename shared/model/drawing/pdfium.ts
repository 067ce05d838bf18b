/** Pages as pixels, by PDFium (docs/semantics.md, D65 and D66). */
import { OctavoError } from '../../contract/errors';
import type { Job } from '../../pdf/job';
import { limitExceeded } from '../../pdf/limits';
import { compile, type Carried } from './compiled';
import type { Drawer, PageImage, PageSize } from './drawer';
import { lendFont } from './lent-font';
import { notDrawn, Sandbox, tableFunction } from './sandbox';

export const PDFIUM: Carried = {
	load: () => import('@hyzyla/pdfium/pdfium.wasm'),
	bytes: 3_988_829,
	sha256: '71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09',
	// The bytes of pixels up to which an image is decoded at once, before it is drawn: 599,999 instead of 59,999,999, a signed integer of
	// variable length. The rows of a larger one are decoded while they are drawn, with pauses (vendor/pdfium/README.md).
	changes: [{ at: 613_867, bytes: [0xbf, 0xcf, 0xa4, 0x00] }],
};

/** Instructions for a millisecond, as `meterWork` counts them; for pages that are slow to draw, measured are 2 to 20 million. */
const WORK = 3_000_000;
/** The same for a microsecond of `ImageWeights`. */
const WORK_OF_IMAGES = 20_000;
/** Work after which a drawing pauses where it can. */
const SLICE = 20 * WORK;
/** The cost of a slice, see `Pace`: the clock is looked at after each. */
const SLICE_COST = 300_000;
/** Bytes of pixels that are filled at once, and the cost of each, see `Pace`. */
const FILLED = 2 ** 22;
const FILLING = 0.1;

/**
 * Rows that are drawn at once if a whole page takes too long, and if these do: PDFium pauses only after a hundred objects or after a
 * form, and what these take depends on how many pixels they paint.
 */
const BANDS = [64, 8];

/** Blue, green, red and alpha, a byte each; PDFium's number of this format is the same. */
const BGRA = 4;
const FORMAT_BGRA = 4;
/** Results of a part of a drawing. */
const TO_BE_CONTINUED = 1;
const DONE = 2;
const WHITE = 0xff;

/** Besides the document. */
interface Further {
	/** A checked TrueType or OpenType font, drawn for fonts that neither the document nor PDFium has. */
	readonly font?: Uint8Array | undefined;
	/** Microseconds that decoding an image may take at once, as an estimate: with a mask, or in a group, none is decoded by rows. */
	readonly images?: number;
	readonly pages?: DrawnPages;
}

/** The names of pages in the error of a drawing that is refused. */
export interface DrawnPages {
	/** The number of each page in the document of the user. */
	readonly numbers: ArrayLike<number>;
	/** The field of the parameters that names them. */
	readonly field: string;
}

/** An instance serves one job: what a document does to it ends with the job. */
export class Pdfium implements Drawer {
	private constructor(
		private readonly job: Job,
		private readonly module: WebAssembly.Module,
		private readonly bytes: Uint8Array,
		private readonly further: Further,
		private instance: Instance,
	) {}

	/** @param bytes a document that the engine wrote (D66) */
	static async open(bytes: Uint8Array, job: Job, further: Further = {}): Promise<Pdfium> {
		const module = await compile(PDFIUM, job);
		return new Pdfium(job, module, bytes, further, new Instance(job, module, bytes, further));
	}

	/** Whether the last page was refused because a step of it took too long; others can be drawn. */
	get isTired(): boolean {
		return this.instance.isTired;
	}

	async draw(index: number, size: PageSize): Promise<PageImage> {
		const bands = BANDS.filter((band) => band < size.height);
		for (let band = size.height; ;) {
			if (this.isTired) await this.renew();
			try {
				return await this.instance.draw(index, size, band);
			} catch (thrown) {
				const next = bands.shift();
				if (!this.isTired || next === undefined) throw thrown;
				band = next;
			}
		}
	}

	/** A program that was stopped in the middle of its work does no more. */
	private async renew(): Promise<void> {
		const due = this.job.pace.step(SLICE_COST);
		if (due) await due;
		this.instance = new Instance(this.job, this.module, this.bytes, this.further);
	}
}

/** PDFium with a document. */
class Instance {
	private readonly sandbox: Sandbox;
	private readonly most: number;
	private readonly pause: number;
	private document = 0;
	private page = 0;
	private pixels = 0;
	private bitmap = 0;
	/** The index of the page that is drawn. */
	private index: number | undefined;
	private readonly pages: DrawnPages | undefined;

	constructor(
		private readonly job: Job,
		module: WebAssembly.Module,
		bytes: Uint8Array,
		{ font, images = 0, pages }: Further,
	) {
		this.pages = pages;
		this.most = Math.ceil(job.limits.drawingStep * WORK + images * WORK_OF_IMAGES);
		this.sandbox = guard(job, () => new Sandbox(module, job.limits.drawingMemory));
		this.pause = this.work(() => {
			this.sandbox.call('FPDF_InitLibrary');
			return this.pauseCallback();
		});
		this.work(() => {
			if (font) lendFont(this.sandbox, font);
			this.load(bytes);
		});
	}

	/** Whether work that cannot pause took too long. */
	get isTired(): boolean {
		return this.sandbox.fuel < 0;
	}

	/** @param band rows that are drawn at once */
	async draw(index: number, size: PageSize, band: number): Promise<PageImage> {
		this.work(() => this.release());
		await this.rest();
		this.index = index;
		this.work(() => {
			this.page = this.known(this.sandbox.call('FPDF_LoadPage', this.document, index));
		});
		await this.prepare(size);
		for (let top = 0; top < size.height; top += band) await this.drawBand(size, top, Math.min(band, size.height - top));
		const { width, height } = size;
		const row = (at: number): Uint8Array =>
			this.sandbox.bytes.subarray(this.pixels + at * width * BGRA, this.pixels + (at + 1) * width * BGRA);
		return { width, height, row };
	}

	private async drawBand({ width, height }: PageSize, top: number, rows: number): Promise<void> {
		const { sandbox, page, pause } = this;
		await this.rest();
		let status = this.work(() => {
			const first = this.pixels + top * width * BGRA;
			this.bitmap = this.known(sandbox.call('FPDFBitmap_CreateEx', width, rows, FORMAT_BGRA, first, width * BGRA));
			return sandbox.call('FPDF_RenderPageBitmap_Start', this.bitmap, page, 0, -top, width, height, 0, 0, pause);
		});
		while (status === TO_BE_CONTINUED) {
			await this.rest();
			status = this.work(() => sandbox.call('FPDF_RenderPage_Continue', page, pause));
		}
		if (status !== DONE) throw notDrawn(this.job.limits.drawingMemory);
		this.work(() => this.closeBand());
	}

	/** The pixels of the page, on which nothing is drawn yet. */
	private async prepare({ width, height, isTransparent }: PageSize): Promise<void> {
		const { sandbox, job } = this;
		const size = width * height * BGRA;
		this.pixels = this.work(() => this.known(sandbox.call('malloc', size)) >>> 0);
		for (let at = 0; at < size; at += FILLED) {
			const end = Math.min(at + FILLED, size);
			sandbox.bytes.fill(isTransparent ? 0 : WHITE, this.pixels + at, this.pixels + end);
			const due = job.pace.step((end - at) * FILLING);
			if (due) await due;
		}
	}

	/** Work of the program that cannot pause: within a bound, after which it traps. */
	private work<T>(run: () => T): T {
		const { sandbox, job, most } = this;
		sandbox.fuel = most;
		return guard(job, () => {
			try {
				return run();
			} catch (thrown) {
				if (sandbox.fuel < 0) throw this.refuse();
				throw thrown;
			}
		});
	}

	private refuse(): OctavoError {
		const { pages, index } = this;
		return index === undefined || !pages ? refuseSlowPage() : refuseSlowPage(pages.numbers[index], pages.field);
	}

	private async rest(): Promise<void> {
		const due = this.job.pace.step(SLICE_COST);
		if (due) await due;
	}

	/** An address or a handle; 0 says that there was no memory for it. */
	private known(result: number): number {
		if (result === 0) throw notDrawn(this.job.limits.drawingMemory);
		return result;
	}

	private load(bytes: Uint8Array): void {
		const { sandbox } = this;
		this.document = this.known(sandbox.call('FPDF_LoadMemDocument64', sandbox.store(bytes), bytes.length, 0));
	}

	/** The structure with which PDFium asks whether it pauses: a version, a function, and data of its user. */
	private pauseCallback(): number {
		const { sandbox, most } = this;
		const { __indirect_function_table: table } = sandbox.exports;
		// The table does not grow. Its last function is one that drawing does not call.
		const last = table.length - 1;
		table.set(
			last,
			tableFunction(1, 1, () => (most - sandbox.fuel > SLICE ? 1 : 0)),
		);
		return sandbox.store(new Uint8Array(Uint32Array.of(1, last, 0).buffer));
	}

	private closeBand(): void {
		const { sandbox, page, bitmap } = this;
		if (bitmap === 0) return;
		sandbox.call('FPDF_RenderPage_Close', page);
		sandbox.call('FPDFBitmap_Destroy', bitmap);
		this.bitmap = 0;
	}

	/** The page before, and its pixels. */
	private release(): void {
		const { sandbox, page, pixels } = this;
		this.closeBand();
		if (pixels !== 0) sandbox.call('free', pixels);
		if (page !== 0) sandbox.call('FPDF_ClosePage', page);
		this.pixels = this.page = 0;
	}
}

/** @param page its number, if it is known */
export const refuseSlowPage = (page?: number, field?: string): OctavoError =>
	limitExceeded(
		'drawingStep',
		`${page === undefined ? 'A page' : `Page ${page}`} of the document would take too long to draw at once`,
		'Split it, or ask a service of your own, which draws longer',
		field,
	);

/** Full memory, an overflow of the stack and other traps are errors of ours. */
function guard<T>(job: Job, run: () => T): T {
	try {
		return run();
	} catch (thrown) {
		if (thrown instanceof OctavoError) throw thrown;
		throw notDrawn(job.limits.drawingMemory);
	}
}
