/** The documents of `examples/documents`: letters, invoices and the like, each with the parameters that it is made with. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Document } from '../../shared/contract/backend';
import { decode } from '../../shared/contract/values/decode';
import type { ParamsOf } from '../../shared/contract/operations';
import { dejavu } from './documents/fonts';

const FOLDER = path.join(process.env['OCTAVO_ROOT'] ?? process.cwd(), 'examples', 'documents');
const read = (name: string): Buffer => readFileSync(path.join(FOLDER, name));

export const writtenNames = (): string[] => readdirSync(FOLDER).filter((name) => /\.(?:md|html)$/.test(name));

export type Written = { readonly input: Document; readonly raw: Readonly<Record<string, unknown>> } & (
	| { readonly operation: 'markdown_to_pdf'; readonly parameters: ParamsOf<'markdown_to_pdf'> }
	| { readonly operation: 'html_to_pdf'; readonly parameters: ParamsOf<'html_to_pdf'> }
);

export function written(name: string): Written {
	const wanted = (JSON.parse(read('documents.json').toString()) as Record<string, Readonly<Record<string, unknown>>>)[name];
	const raw = Object.fromEntries(
		Object.entries(wanted ?? {}).map(([field, value]) => {
			if (field === 'values') return [field, read(value as string).toString()];
			if (field === 'font') return [field, { name: value as string, bytes: dejavu() }];
			if (field === 'bold_font') return [field, { name: value as string, bytes: dejavu('Bold') }];
			return [field, value];
		}),
	);
	const input = { name, bytes: read(name) };
	return name.endsWith('.md')
		? { input, raw, operation: 'markdown_to_pdf', parameters: decode('markdown_to_pdf', raw) }
		: { input, raw, operation: 'html_to_pdf', parameters: decode('html_to_pdf', raw) };
}
