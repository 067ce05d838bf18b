/** Pages as pixels, by PDFium (docs/semantics.md, D65 and D66). */
import { OctavoError } from '../../contract/errors';
import type { Job } from '../../pdf/job';
import { compile, type Carried } from './compiled';
import type { Drawer, PageImage, PageSize } from './drawer';
import { lendFont } from './lent-font';
import { notDrawn, Sandbox, tableFunction } from './sandbox';

export const PDFIUM: Carried = {
	load: () => import('@hyzyla/pdfium/pdfium.wasm'),
	bytes: 3_988_829,
	sha256: '71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09',
};

/** Milliseconds after which a drawing pauses where it can. */
const SLICE = 15;
/** The cost of a slice, see `Pace`: the clock is looked at after each. */
const SLICE_COST = 300_000;

/** Blue, green, red and alpha, a byte each. */
const BGRA = 4;
/** Results of a part of a drawing. */
const TO_BE_CONTINUED = 1;
const DONE = 2;
const WHITE = 0xffffffff;

/** An instance serves one job: what a document does to it ends with the job. */
export class Pdfium implements Drawer {
	private readonly pause: number;
	private document = 0;
	private bitmap = 0;
	private page = 0;
	private since = 0;

	private constructor(
		private readonly job: Job,
		private readonly sandbox: Sandbox,
	) {
		sandbox.call('FPDF_InitLibrary');
		this.pause = this.pauseCallback();
	}

	/**
	 * @param bytes a document that the engine wrote (D66)
	 * @param font a checked TrueType or OpenType font, drawn for fonts that neither the document nor PDFium has
	 */
	static async open(bytes: Uint8Array, job: Job, font?: Uint8Array): Promise<Pdfium> {
		const module = await compile(PDFIUM, job);
		return guard(job, () => {
			const drawer = new Pdfium(job, new Sandbox(module, job.limits.drawingMemory));
			if (font) lendFont(drawer.sandbox, font);
			drawer.load(bytes);
			return drawer;
		});
	}

	async draw(index: number, size: PageSize): Promise<PageImage> {
		this.begin(index, size);
		for (let status = TO_BE_CONTINUED; status !== DONE;) {
			const due = this.job.pace.step(SLICE_COST);
			if (due) await due;
			status = this.proceed(size);
			if (status !== TO_BE_CONTINUED && status !== DONE) throw notDrawn(this.job.limits.drawingMemory);
		}
		return this.finish(size);
	}

	private load(bytes: Uint8Array): void {
		const { sandbox } = this;
		this.document = sandbox.call('FPDF_LoadMemDocument64', sandbox.store(bytes), bytes.length, 0);
		if (this.document === 0) throw notDrawn(this.job.limits.drawingMemory);
	}

	/** The structure with which PDFium asks whether it pauses: a version, a function, and data of its user. */
	private pauseCallback(): number {
		const { sandbox } = this;
		const { __indirect_function_table: table } = sandbox.exports;
		// The table does not grow. Its last function is one that drawing does not call.
		const last = table.length - 1;
		table.set(
			last,
			tableFunction(1, 1, () => (performance.now() - this.since > SLICE ? 1 : 0)),
		);
		return sandbox.store(new Uint8Array(Uint32Array.of(1, last, 0).buffer));
	}

	private begin(index: number, { width, height, isTransparent }: PageSize): void {
		const { sandbox, job } = this;
		guard(job, () => {
			this.release();
			this.page = sandbox.call('FPDF_LoadPage', this.document, index);
			this.bitmap = sandbox.call('FPDFBitmap_CreateEx', width, height, BGRA, 0, 0);
			if (this.page === 0 || this.bitmap === 0) throw notDrawn(job.limits.drawingMemory);
			if (!isTransparent) sandbox.call('FPDFBitmap_FillRect', this.bitmap, 0, 0, width, height, WHITE);
		});
	}

	private started = false;

	/** Draws until it is done, or until the next pause. */
	private proceed({ width, height }: PageSize): number {
		const { sandbox, page, bitmap, pause } = this;
		this.since = performance.now();
		return guard(this.job, () => {
			if (this.started) return sandbox.call('FPDF_RenderPage_Continue', page, pause);
			this.started = true;
			return sandbox.call('FPDF_RenderPageBitmap_Start', bitmap, page, 0, 0, width, height, 0, 0, pause);
		});
	}

	private finish({ width, height }: PageSize): PageImage {
		const { sandbox, bitmap } = this;
		const at = sandbox.call('FPDFBitmap_GetBuffer', bitmap) >>> 0;
		const stride = sandbox.call('FPDFBitmap_GetStride', bitmap);
		return { width, height, row: (index) => sandbox.bytes.subarray(at + index * stride, at + index * stride + width * 4) };
	}

	/** The page before, and its pixels. */
	private release(): void {
		const { sandbox, page, bitmap } = this;
		if (this.started) sandbox.call('FPDF_RenderPage_Close', page);
		if (bitmap !== 0) sandbox.call('FPDFBitmap_Destroy', bitmap);
		if (page !== 0) sandbox.call('FPDF_ClosePage', page);
		this.started = false;
		this.bitmap = this.page = 0;
	}
}

/** Full memory, an overflow of the stack and other traps are errors of ours. */
function guard<T>(job: Job, run: () => T): T {
	try {
		return run();
	} catch (thrown) {
		if (thrown instanceof OctavoError) throw thrown;
		throw notDrawn(job.limits.drawingMemory);
	}
}
