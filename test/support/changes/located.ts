/** Where compare_documents says that pages changed (docs/semantics.md, §33.1). */
import { decode } from '../../../shared/contract/values/decode';
import { asDocument, local } from '../hosts/local';

export interface Box {
	readonly kind: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly before?: string;
	readonly after?: string;
}

export interface Changed {
	readonly page: number;
	readonly share: number;
	readonly boxes: readonly Box[];
}

/** The changed pages of a comparison, with their boxes. */
export async function changedPages(before: Uint8Array, after: Uint8Array, parameters: object = {}): Promise<readonly Changed[]> {
	const raw = { compare_to: asDocument(before), ...parameters };
	const { data } = await local.run('compare_documents', [asDocument(after)], decode('compare_documents', raw));
	return (data as unknown as { readonly pages: { readonly changed: readonly Changed[] } }).pages.changed;
}
