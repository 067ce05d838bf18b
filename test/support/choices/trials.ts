/** What every operation is asked of a draft's document, and the pages of a correct result. */
import type { Document, Outcome } from '../../../shared/backend';
import { decode, type RawParameters } from '../../../shared/decode';
import type { ErrorCode } from '../../../shared/errors';
import type { OperationName } from '../../../shared/operations';
import { asDocument, local } from '../local';
import { USER } from '../odd';
import { PIXEL, textPage } from '../stamps';
import { PAGES } from './draft';

const NEW = 'a new password';

export interface Trial {
	readonly parameters: RawParameters;
	/** How often the document is given. */
	readonly copies?: number;
	/** For each page of the results, one after the other, the zero-based page of the source. Without: the result is no document. */
	readonly pages?: readonly number[];
	/** How many documents are the result; 1 unless told, `any` if it depends on sizes. */
	readonly documents?: number | 'any';
	/** Whether pages look as in the source; `turned`: by a quarter. */
	readonly looks?: 'same' | 'turned' | 'other';
	/** Opens the result. */
	readonly password?: string;
	/** The result keeps the encryption of the source. */
	readonly kept?: true;
	/** Refuses an encrypted source that was opened by a user, rightly. */
	readonly refusesLocked?: ErrorCode;
	/** What is wrong with a result that is no document. */
	wrong?(outcome: Outcome): string | undefined;
}

const all = Array.from({ length: PAGES }, (_, index) => index);
const kept = { kept: true } as const;
const same = { pages: all, ...kept } as const;
const is = (what: string, found: unknown, wanted: unknown): string | undefined =>
	JSON.stringify(found) === JSON.stringify(wanted) ? undefined : `${what} is ${JSON.stringify(found)}`;

/** Leaving out an operation does not compile; images_to_pdf takes no document. */
export const trials: Readonly<Record<Exclude<OperationName, 'images_to_pdf'>, Trial>> = {
	get_document_info: { parameters: { per_page: true }, wrong: ({ data }) => is('pageCount', data?.['pageCount'], PAGES) },
	check_document: { parameters: { maximum_pages: PAGES }, wrong: ({ data }) => is('passed', data?.['passed'], true) },
	set_metadata: { parameters: { title: 'Another title', remove_existing: true }, ...same },
	extract_attachments: {
		parameters: {},
		wrong: ({ files }) =>
			is(
				'attachment',
				files?.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]),
				[['notes.txt', 'notes']],
			),
	},
	add_attachment: { parameters: { attachment: asDocument(Buffer.from('a,b\n'), 'figures.csv') }, ...same },
	merge_documents: { parameters: {}, copies: 2, pages: [...all, ...all] },
	optimize_document: { parameters: {}, ...same },
	split_by_size: { parameters: { maximum_bytes: 3000 }, documents: 'any', ...same },
	split_by_page_count: { parameters: { pages_per_part: 2 }, documents: 3, ...same },
	split_at_page: { parameters: { pages: '3' }, documents: 2, ...same },
	split_by_bookmarks: { parameters: {}, documents: 3, ...same },
	extract_pages: { parameters: { first_page: 2, last_page: 4 }, pages: [1, 2, 3], ...kept },
	remove_pages: { parameters: { first_page: 1, last_page: 2 }, pages: [2, 3, 4], ...kept },
	reorder_pages: { parameters: { page_order: '-1,1..3,1' }, pages: [4, 0, 1, 2, 0], ...kept },
	reverse_pages: { parameters: {}, pages: all.toReversed(), ...kept },
	rotate_pages: { parameters: { angle: 90 }, looks: 'turned', ...same },
	add_password: { parameters: { password: NEW, encryption_algorithm: 'AES-256' }, pages: all, password: NEW },
	add_restrictions: { parameters: { owner_password: NEW, encryption_algorithm: 'AES-128', allow_print: false }, pages: all },
	remove_password: { parameters: { password: USER }, pages: all },
	remove_restrictions: { parameters: {}, pages: all, refusesLocked: 'password_required' },
	remove_signatures: { parameters: {}, ...same },
	add_text_watermark: { parameters: { line_1: 'Draft', transparency: 100 }, ...same },
	get_form_data: {
		parameters: {},
		wrong: ({ data }) => is('agree', (data?.['values'] as Record<string, unknown>)['agree'], false),
	},
	fill_form: { parameters: { values: { agree: true }, unknown_fields: 'error' }, looks: 'other', ...same },
	flatten_form: { parameters: {}, ...same },
	add_image_watermark: { parameters: { image: asDocument(PIXEL, 'stamp.png'), transparency: 100, margin: 0 }, ...same },
	add_overlay: { parameters: { overlay: asDocument(textPage('Over', 3), 'overlay.pdf'), layer: 'over' }, ...same },
	add_page_numbers: { parameters: { number_format: '{number}', font_size: 4, margin: 0 }, looks: 'other', ...same },
};

export const triedOperations = Object.keys(trials) as (keyof typeof trials)[];

/** Runs an operation. @throws what it throws */
export function perform(name: keyof typeof trials, bytes: Uint8Array, locked: boolean): Promise<Outcome> {
	const { parameters, copies = 1 } = trials[name];
	const opened = locked && name !== 'remove_password' ? { open_password: USER } : {};
	const inputs = Array.from({ length: copies }, (): Document => asDocument(bytes));
	return local.run(name, inputs, decode(name, { ...parameters, ...opened }));
}
