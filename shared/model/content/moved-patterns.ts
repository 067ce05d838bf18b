/**
 * Patterns of pages whose content is transformed. A pattern is placed in the space in which the page begins, whatever `cm` says (ISO
 * 32000-2, 8.7.3.1), so it is copied with another matrix.
 */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isDict, isName, isRef, Stream, type Ref, type Value } from '../../pdf/syntax/values';
import { multiply, type Matrix } from '../geometry/geometry';
import { matrixOf } from '../geometry/page-geometry';
import { Allowance } from '../tree/removal';

export class MovedPatterns {
	private readonly patterns = new Map<string, Ref>();
	private readonly resources = new Map<number | Dict, Map<string, Ref>>();

	/** Pages of many sizes may share many patterns. */
	private readonly spend: (values: number) => void;

	constructor(private readonly document: PdfDocument) {
		this.spend = new Allowance(document).spend;
	}

	/** The resources of a page, or undefined if they have no patterns and stay. `matrix` is that of the content. */
	move(resources: Value | undefined, matrix: Matrix): Ref | undefined {
		const { document } = this;
		const entries = document.dict(resources);
		const patterns = document.dict(entries?.get('Pattern'));
		if (!entries || !patterns || patterns.size === 0) return undefined;
		const owner = isRef(resources) ? resources.number : entries;
		let made = this.resources.get(owner);
		if (!made) this.resources.set(owner, (made = new Map<string, Ref>()));
		const key = matrix.join(' ');
		let ref = made.get(key);
		if (!ref) {
			this.spend(patterns.size);
			this.settleForms(entries, resources!);
			const moved = new Dict([...patterns].map(([name, pattern]) => [name, this.pattern(pattern, matrix, key)]));
			ref = document.add(new Dict(entries).set('Pattern', moved));
			made.set(key, ref);
		}
		return ref;
	}

	private pattern(value: Value, matrix: Matrix, key: string): Value {
		const { document } = this;
		const found = document.resolve(value);
		const entries = found instanceof Stream ? found.dict : found;
		if (!isDict(entries)) return value;
		const known = isRef(value) ? this.patterns.get(`${value.number} ${key}`) : undefined;
		if (known) return known;
		const moved = new Dict(entries).set('Matrix', [...multiply(matrixOf(document, entries.get('Matrix')), matrix)]);
		const ref = document.add(found instanceof Stream ? new Stream(moved, found.data, found.sealed) : moved);
		if (isRef(value)) this.patterns.set(`${value.number} ${key}`, ref);
		return ref;
	}

	/** A form without resources takes those of the page, and there the patterns as they were: its space has moved already. */
	private settleForms(entries: Dict, resources: Value): void {
		const { document } = this;
		for (const value of document.dict(entries.get('XObject'))?.values() ?? []) {
			const form = document.resolve(value);
			if (!isRef(value) || !(form instanceof Stream) || form.dict.has('Resources')) continue;
			if (!isName(document.resolve(form.dict.get('Subtype')), 'Form')) continue;
			document.edit(value);
			form.dict.set('Resources', resources);
		}
	}
}
