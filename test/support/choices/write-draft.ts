/** Makes a file of a draft: names, strings and white space in its style, encryption, and the form of its cross-reference. */
import { encryptionOf, shown } from '../documents/odd';
import { RawFile } from '../documents/raw';
import { NUMBERS, ref, type Body, type Draft, type Entries } from './draft';

/** As many objects as an object stream holds at most. */
const PACKED = 6;

export function writeDraft(draft: Draft): Uint8Array {
	return new Writing(draft).file();
}

class Writing {
	private readonly encryption;
	private readonly out: RawFile;

	constructor(private readonly draft: Draft) {
		this.encryption = draft.encryption === undefined ? undefined : encryptionOf(draft.encryption, draft.id.first);
		this.out = new RawFile(draft.header.replaceAll('\n', draft.eol), 0, draft.eol);
	}

	file(): Uint8Array {
		const { draft, out } = this;
		this.addLengths();
		const numbers = [...draft.objects.keys()].sort((one, other) => one - other);
		if (draft.order === 'descending') numbers.reverse();
		const next = Math.max(...numbers, ...draft.free, ...draft.deleted) + 1;
		const packable = numbers.filter((number) => !this.isStream(number) && !draft.generations.has(number));
		for (const number of draft.free) out.freed(number, 1);
		switch (draft.form) {
			case 'table':
				this.put(numbers);
				out.table(this.trailer());
				break;
			case 'stream':
				this.put(numbers);
				out.crossReferenceStream(next, this.trailer());
				break;
			case 'object streams':
			case 'object streams that extend each other': {
				this.put(numbers.filter((number) => !packable.includes(number)));
				out.crossReferenceStream(this.pack(packable, next, draft.form !== 'object streams'), this.trailer());
				break;
			}
			case 'hybrid': {
				// Objects that old readers do not need are in an object stream, which the table does not know.
				const hidden = packable.filter((number) => number >= 40);
				this.put(numbers.filter((number) => !hidden.includes(number)));
				const stream = this.pack(hidden, next, false);
				const at = out.bytes.length;
				out.crossReferenceStream(stream, this.trailer(), false);
				for (const number of hidden) out.free(number);
				out.table(`${this.trailer()}/XRefStm ${at}`);
				break;
			}
			case 'update':
			case 'update with a stream':
			case 'empty update':
				this.updated(numbers, next);
		}
		const bytes = Buffer.from(out.bytes);
		return Buffer.concat([bytes.subarray(0, bytes.lastIndexOf('%%EOF') + 5), Buffer.from(draft.tail, 'latin1')]);
	}

	/** Lengths that are objects, with their values. */
	private addLengths(): void {
		const { objects } = this.draft;
		for (const [number, body] of [...objects]) {
			if (typeof body === 'string' || body instanceof Map) continue;
			const length = body.entries.get('Length');
			if (length !== undefined && / R$/.test(length))
				objects.set(Number.parseInt(length), String(this.sealed(body.data, number).length));
		}
	}

	private sealed(data: string, number: number): string {
		return this.encryption?.seal(data, number, this.draft.generations.get(number) ?? 0) ?? data;
	}

	/** First a revision in which page 2 says something else and that has more objects, then one that corrects it. */
	private updated(numbers: readonly number[], next: number): void {
		const { draft, out } = this;
		const changed =
			draft.form === 'empty update' ? [] : [NUMBERS.page + 1, NUMBERS.content + 1].filter((one) => numbers.includes(one));
		for (const number of numbers)
			if (number === NUMBERS.content + 1 && changed.includes(number))
				this.body(number, { entries: new Map(), data: 'BT /F 24 Tf 40 100 Td (Outdated) Tj ET' });
			else this.put([number]);
		for (const number of draft.deleted) this.body(number, new Map([['Outdated', 'true']]));
		out.table(this.trailer());
		const previous = `/Prev ${out.section}`;
		this.put(changed);
		for (const number of draft.deleted) out.freed(number, 1);
		if (draft.form === 'update with a stream') out.crossReferenceStream(next, this.trailer() + previous);
		else out.table(this.trailer() + previous);
	}

	private put(numbers: readonly number[]): void {
		for (const number of numbers) this.body(number, this.draft.objects.get(number)!);
	}

	private body(number: number, body: Body): void {
		const generation = this.draft.generations.get(number) ?? 0;
		const seal = (data: string) => this.sealed(data, number);
		if (typeof body === 'string' || body instanceof Map) this.out.object(number, this.styled(body, seal), generation);
		else {
			const data = seal(body.data);
			const length = body.entries.get('Length') ?? String(data.length);
			const entries = this.styled(new Map([...body.entries, ['Length', length]]), seal);
			const { eol, tightStreams } = this.draft;
			// After the keyword, a carriage return alone is not enough (ISO 32000-2, 7.3.8.1).
			const start = eol === '\r' ? '\r\n' : eol;
			this.out.object(number, `${entries}${eol}stream${start}${data}${tightStreams ? '' : eol}endstream`, generation);
		}
	}

	/** Puts objects into object streams from number `first` on. Returns the next number. */
	private pack(numbers: readonly number[], first: number, extending: boolean): number {
		let at = first;
		for (let start = 0; start < numbers.length; start += PACKED, at++) {
			const own = numbers.slice(start, start + PACKED);
			const container = at;
			// Strings in an object stream are encrypted with it.
			this.out.objectStream(
				container,
				Object.fromEntries(own.map((one) => [one, this.styled(this.draft.objects.get(one) as string | Entries, (data) => data)])),
				extending && start > 0 ? `/Extends ${ref(container - 1)}` : '',
				(data) => this.encryption?.seal(data, container, 0) ?? data,
			);
		}
		return at;
	}

	private isStream(number: number): boolean {
		const body = this.draft.objects.get(number)!;
		// The length of a stream is found before its object stream can be read.
		return (typeof body !== 'string' && !(body instanceof Map)) || this.isLength(number);
	}

	private isLength(number: number): boolean {
		return [...this.draft.objects.values()].some(
			(body) => typeof body !== 'string' && !(body instanceof Map) && body.entries.get('Length') === ref(number),
		);
	}

	private trailer(): string {
		const { trailer, id } = this.draft;
		// Strings of the trailer are not encrypted.
		const entries = new Map([['Root', ref(NUMBERS.catalog)], ...trailer]);
		const encrypt = this.encryption ? `/Encrypt ${shown(this.encryption.dictionary)}` : '';
		return `${this.referring([...entries].map(([key, value]) => `/${key} ${value}`).join(''))}${id.written === '' ? '' : `/ID${id.written}`}${encrypt}`;
	}

	private referring(text: string): string {
		return text.replaceAll(/(\d+) 0 R/g, (_, number: string) => `${number} ${this.draft.generations.get(Number(number)) ?? 0} R`);
	}

	/** PDF syntax in the style of the draft. */
	private styled(body: string | Entries, seal: (data: string) => string): string {
		const { name, string, between, eol } = this.draft;
		const plain = typeof body === 'string' ? body : `<<${[...body].map(([key, value]) => `/${key} ${value}`).join('\n')}>>`;
		return this.referring(plain)
			.replaceAll(/\/([A-Za-z0-9]+)/g, (_, own: string) => `/${name(own)}`)
			.replaceAll(/(?<=[\s[>(]|^)\/|(?<=<<)\//g, () => `${between}/`)
			.replaceAll('\n', eol)
			.replaceAll(/<((?:[0-9a-f]{2})+)>/g, (_, hex: string) =>
				string(Buffer.from(seal(Buffer.from(hex, 'hex').toString('latin1')), 'latin1')),
			);
	}
}
