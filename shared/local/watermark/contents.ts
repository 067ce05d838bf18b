/**
 * A page's content between a `q` and its `Q`, with the stamp behind it. The streams that say so are shared by all pages
 * they fit, and the page's own streams are left as they are (semantics §7.2).
 */
import type { PdfDocument } from '../pdf/document';
import { deflate } from '../pdf/filters';
import { dict, name, type Ref, Stream } from '../pdf/values';
import { balanceOf, continued, NOTHING_OPEN, withoutExcess, type Balance, type Open } from './balance';
import type { Matrix } from './geometry';

const BALANCED: Balance = { states: { net: 0, low: 0 }, marked: { net: 0, low: 0 }, text: undefined };

export class StampedContents {
	private readonly balances = new Map<number, Balance>();
	private readonly made = new Map<string, Ref>();

	constructor(private readonly document: PdfDocument) {}

	/** The new /Contents of a page whose content is `streams`. `matrix` places the form called `formName`. */
	around(streams: readonly Ref[], matrix: Matrix, formName: string): Ref[] {
		let open = NOTHING_OPEN;
		for (const stream of streams) open = continued(open, this.balance(stream));
		const kept = open.excess === 0 ? streams : this.withoutExcess(streams);
		return [this.stream('q\n'), ...kept, this.stream(closing(open) + painting(matrix, formName))];
	}

	private balance(ref: Ref): Balance {
		const known = this.balances.get(ref.number);
		if (known) return known;
		const content = this.decoded(ref);
		const balance = content ? balanceOf(content) : BALANCED;
		this.balances.set(ref.number, balance);
		return balance;
	}

	/** Content that no viewer can read leaves nothing open either. */
	private decoded(ref: Ref): Uint8Array | undefined {
		const { document } = this;
		const stream = document.get(ref);
		if (!(stream instanceof Stream)) return undefined;
		try {
			return document.decoded(stream);
		} catch {
			return undefined;
		}
	}

	/** Within our `q`, a restore too many would undo what the page has set up: it goes, in a copy. */
	private withoutExcess(streams: readonly Ref[]): Ref[] {
		let open = NOTHING_OPEN;
		return streams.map((ref) => {
			const before = open;
			open = continued(open, this.balance(ref));
			const content = open.excess > before.excess ? this.decoded(ref) : undefined;
			if (!content) return ref;
			const data = deflate(withoutExcess(content, before.states));
			return this.document.add(new Stream(dict({ Filter: name('FlateDecode') }), data));
		});
	}

	private stream(text: string): Ref {
		const known = this.made.get(text);
		if (known) return known;
		const ref = this.document.add(new Stream(dict({}), Buffer.from(text, 'latin1')));
		this.made.set(text, ref);
		return ref;
	}
}

/** Closes what the page's content left open, and then our own `q`. */
function closing({ states, marked, text }: Open): string {
	return `${text ? '\nET' : ''}${'\nEMC'.repeat(marked)}${'\nQ'.repeat(states + 1)}\n`;
}

/** Marked as an artifact, so that in tagged documents it is read to nobody (ISO 32000-2, 14.8.2.2). */
function painting(matrix: Matrix, formName: string): string {
	return [
		'/Artifact <</Type /Pagination /Subtype /Watermark>> BDC',
		`q ${matrix.map(decimal).join(' ')} cm /${formName} Do Q`,
		'EMC\n',
	].join('\n');
}

/** Seven significant digits, never an exponent. */
function decimal(value: number): string {
	const short = Number(value.toPrecision(7));
	const text = Math.abs(short) < 1e-9 ? '0' : String(short);
	return text.includes('e') ? short.toFixed(12).replace(/\.?0+$/, '') : text;
}
