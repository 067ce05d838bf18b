/** The objects of a document as qpdf tells them. */
import { qpdfJson } from '../judges/tools';

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };
export type Dictionary = Readonly<Record<string, Plain>>;

export class QpdfObjects {
	private readonly objects: Readonly<Record<string, { readonly value?: Plain; readonly stream?: { readonly dict: Dictionary } }>>;

	constructor(readonly bytes: Uint8Array) {
		const told = qpdfJson(bytes, undefined, 'qpdf') as { qpdf: readonly [unknown, QpdfObjects['objects']] };
		this.objects = told.qpdf[1];
	}

	/** A value, or the object that it refers to; of a stream, its dictionary. */
	at(value: Plain | undefined): Plain | undefined {
		if (typeof value !== 'string' || !/^\d+ 0 R$/.test(value)) return value;
		const found = this.objects[`obj:${value}`];
		return found?.stream?.dict ?? found?.value;
	}

	dict(value: Plain | undefined): Dictionary {
		const found = this.at(value);
		return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Dictionary) : {};
	}

	list(value: Plain | undefined): readonly Plain[] {
		const found = this.at(value);
		return Array.isArray(found) ? (found as readonly Plain[]) : found === undefined ? [] : [found];
	}

	get trailer(): Dictionary {
		return this.objects['trailer']!.value as Dictionary;
	}

	get catalog(): Dictionary {
		return this.dict(this.trailer['/Root']);
	}

	/** Every dictionary of the document, those of streams and those inside others too. */
	get all(): Dictionary[] {
		const found: Dictionary[] = [];
		const visit = (value: Plain): void => {
			if (Array.isArray(value)) for (const one of value as readonly Plain[]) visit(one);
			else if (typeof value === 'object' && value !== null) {
				found.push(value as Dictionary);
				for (const one of Object.values(value)) visit(one);
			}
		};
		for (const { value, stream } of Object.values(this.objects)) visit(stream?.dict ?? value ?? null);
		return found;
	}

	/** Every stream's dictionary. */
	get streams(): Dictionary[] {
		return Object.values(this.objects).flatMap(({ stream }) => (stream ? [stream.dict] : []));
	}

	ofType(type: string): Dictionary[] {
		return this.all.filter((one) => one['/Type'] === type);
	}

	/** Structure elements, those that come first in the tree first. */
	get elements(): Dictionary[] {
		const found: Dictionary[] = [];
		const visit = (value: Plain | undefined): void => {
			const one = this.at(value);
			if (Array.isArray(one)) for (const kid of one as readonly Plain[]) visit(kid);
			else if (typeof one === 'object' && one !== null && '/S' in one) {
				found.push(one);
				visit((one as Dictionary)['/K']);
			}
		};
		visit(this.dict(this.catalog['/StructTreeRoot'])['/K']);
		return found;
	}
}
