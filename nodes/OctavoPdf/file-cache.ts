/** Second files, such as a letterhead: the same file for every item is loaded once, and is the same document to the backend. */
import type { IExecuteFunctions } from 'n8n-workflow';
import type { Document } from '../../shared/contract/backend';
import { guardSize, load, type Source } from './files';

/** Keeps the last file of each parameter: more would hold the files of all items in memory. */
export class FileCache {
	private readonly last = new Map<string, { readonly key: string; readonly document: Document }>();

	constructor(private readonly context: IExecuteFunctions) {}

	async load(parameter: string, source: Source, maximumMegabytes: number): Promise<Document> {
		guardSize(this.context, [source], maximumMegabytes);
		const known = this.last.get(parameter);
		if (known?.key === source.key) return known.document;
		const document = await load(this.context, source);
		this.last.set(parameter, { key: source.key, document });
		return document;
	}
}
