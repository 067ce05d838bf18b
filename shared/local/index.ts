/** The local backend: every operation, in this process, without network, file system or timers of its own. */
import type { Backend, Note } from '../backend';
import { documentIssues } from '../documents';
import { asOctavoError, invalidParameters } from '../errors';
import { operationOf, type OperationName } from '../operations';
import type { InputOf, LocalJob, LocalOperation } from './operation';
import { Prepared } from './prepared';
import type { NativeCodec } from '../pdf/codec';
import { defaultLimits, type Limits } from '../pdf/limits';
import type { PageCounts, Written } from '../pdf/job';
import { Pace } from '../pdf/pace';
import { Scratch } from '../pdf/scratch';
import { signatureNotes } from '../model/signature/signature-notes';

/**
 * Leaving out an operation does not compile. Each is loaded when it is needed: they are half of our code, and Node takes
 * longer to compile that than to process a small document.
 */
const implementations: { readonly [N in OperationName]: () => Promise<LocalOperation<N>> } = {
	add_attachment: async () => (await import('./add-attachment')).add_attachment,
	check_document: async () => (await import('./check-document')).check_document,
	extract_attachments: async () => (await import('./extract-attachments')).extract_attachments,
	set_metadata: async () => (await import('./set-metadata')).set_metadata,
	add_password: async () => (await import('./add-password')).add_password,
	add_restrictions: async () => (await import('./add-restrictions')).add_restrictions,
	add_image_watermark: async () => (await import('./add-image-watermark')).add_image_watermark,
	add_overlay: async () => (await import('./add-overlay')).add_overlay,
	add_page_numbers: async () => (await import('./add-page-numbers')).add_page_numbers,
	add_text_watermark: async () => (await import('./add-text-watermark')).add_text_watermark,
	extract_pages: async () => (await import('./extract-pages')).extract_pages,
	fill_form: async () => (await import('./fill-form')).fill_form,
	flatten_form: async () => (await import('./flatten-form')).flatten_form,
	get_form_data: async () => (await import('./get-form-data')).get_form_data,
	images_to_pdf: async () => (await import('./images-to-pdf')).images_to_pdf,
	get_document_info: async () => (await import('./get-document-info')).get_document_info,
	merge_documents: async () => (await import('./merge-documents')).merge_documents,
	optimize_document: async () => (await import('./optimize-document')).optimize_document,
	remove_pages: async () => (await import('./remove-pages')).remove_pages,
	remove_password: async () => (await import('./remove-password')).remove_password,
	remove_restrictions: async () => (await import('./remove-restrictions')).remove_restrictions,
	remove_signatures: async () => (await import('./remove-signatures')).remove_signatures,
	reorder_pages: async () => (await import('./reorder-pages')).reorder_pages,
	reverse_pages: async () => (await import('./reverse-pages')).reverse_pages,
	rotate_pages: async () => (await import('./rotate-pages')).rotate_pages,
	split_at_page: async () => (await import('./split-at-page')).split_at_page,
	split_by_bookmarks: async () => (await import('./split-by-bookmarks')).split_by_bookmarks,
	split_by_page_count: async () => (await import('./split-by-page-count')).split_by_page_count,
	split_by_size: async () => (await import('./split-by-size')).split_by_size,
};

/** Loads the code of an operation ahead of its first run. */
export async function loadOperation(name: OperationName): Promise<void> {
	await implementations[name]();
}

/** Viewers repair without a message, but users of unattended runs must learn of it. */
function repairNote({ found, claimed }: PageCounts): Note {
	const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);
	const check =
		claimed === undefined || claimed === found
			? 'check that the result has all its pages'
			: `${pages(found)} ${found === 1 ? 'was' : 'were'} found, and the document claims ${claimed}. Check the result`;
	return { code: 'document_repaired', message: `The document was damaged and had to be repaired: ${check}.` };
}

export interface LocalOptions {
	/** Lets other work of the process run and resolves soon after: `setImmediate` in Node, n8n's `sleep(0)` in a node. */
	readonly pause: () => Promise<void>;
	readonly limits?: Partial<Limits>;
	/** Native compression, where the host has it: `nativeCodec(zlib)`. */
	readonly codec?: NativeCodec;
}

export function localBackend({ pause, limits, codec }: LocalOptions): Backend {
	const prepared = new Prepared();
	return {
		async run(name, documents, parameters, { signal, onProgress } = {}) {
			const pace = new Pace(pause, signal, onProgress);
			try {
				const issues = documentIssues(name, documents);
				if (issues.length > 0) throw invalidParameters(issues);
				const seen = { repaired: undefined as PageCounts | undefined, signatures: 0, usageRightsRemoved: false };
				const onRepaired = ({ found, claimed }: PageCounts) => {
					seen.repaired = seen.repaired && seen.repaired.claimed !== seen.repaired.found ? seen.repaired : { found, claimed };
				};
				const onWritten = ({ signatures, usageRightsRemoved }: Written) => {
					seen.signatures += signatures;
					seen.usageRightsRemoved ||= usageRightsRemoved;
				};
				const job: LocalJob = {
					pace,
					limits: { ...defaultLimits, ...limits },
					codec,
					onRepaired,
					prepared,
					scratch: new Scratch(),
					onWritten,
				};
				const input = operationOf(name).input === 'many' ? documents : documents[0]!;
				const operation = await implementations[name]();
				const outcome = await operation(input as InputOf<typeof name>, parameters, job);
				return {
					...outcome,
					notes: [...(seen.repaired ? [repairNote(seen.repaired)] : []), ...outcome.notes, ...signatureNotes(seen)],
				};
			} catch (thrown) {
				throw asOctavoError(thrown);
			}
		},
	};
}
