/**
 * Many bytes of results: the first time, a worker only counts them; the second time, it makes each and hands it on before the next. So
 * no memory holds all of them, and their sizes, facts and faults are known before the first byte is sent.
 */
import type { MadeResult, OnResult, Outcome } from '../shared/contract/backend';
import { OctavoError } from '../shared/contract/errors';
import type { OperationName } from '../shared/contract/operations';
import type { Document } from '../shared/contract/operations/types';
import { boundaryOf, packageWriter, type Announced, type PackageType, type PackageWriter } from '../shared/packaging';
import { joinSmall, packableAs, severalOf } from './packed';

const NOTHING = new Uint8Array();

/** Results are kept until there are too many bytes of them. */
export class MadeResults {
	private sizes: number[] = [];
	private total = 0;
	/** How often the work began: its last results count. */
	private rounds = 0;

	constructor(
		/** Bytes. */
		private readonly most: number,
	) {}

	readonly take: OnResult = ({ index, bytes }) => {
		if (index === 0) {
			this.rounds++;
			[this.sizes, this.total] = [[], 0];
		}
		this.sizes.push(bytes.length);
		this.total += bytes.length;
		return this.isTooMuch ? NOTHING : bytes;
	};

	/** Whether the results must be made again. */
	get isTooMuch(): boolean {
		return this.total > this.most;
	}

	/** Makes a package of the results of `outcome`, whose sizes were counted. `inputs`: what they are made of. */
	writerFor(name: OperationName, outcome: Outcome, type: PackageType, inputs: readonly Document[]): PackageWriter | undefined {
		const results = severalOf(name, outcome);
		if (!results || results.length !== this.sizes.length) return undefined;
		const announced = results.map(({ bytes: _bytes, ...about }, index): Announced => ({ ...about, size: this.sizes[index]! }));
		const form = packableAs(type, results);
		return packageWriter(announced, form, form === 'multipart/mixed' ? boundaryOf(inputs, 'results') : '');
	}

	/** Takes the results when they are made again. */
	send(writer: PackageWriter, send: (piece: Uint8Array) => Promise<void>): OnResult {
		let round = 0;
		return async ({ index, bytes }: MadeResult) => {
			if (index === 0) round++;
			if (round < this.rounds) return NOTHING;
			if (round > this.rounds || bytes.length !== this.sizes[index])
				throw new OctavoError('internal', 'A result is another one when it is made again');
			for (const piece of joinSmall(writer.part(index, bytes))) await send(piece);
			return NOTHING;
		};
	}
}
