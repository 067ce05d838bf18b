/** The local backend: every operation, in this process, without network, file system or timers of its own. */
import type { Backend, Note } from '../backend';
import { documentIssues } from '../documents';
import { asOctavoError, invalidParameters } from '../errors';
import { operationOf, type OperationName } from '../operations';
import type { InputOf, LocalJob, LocalOperation } from './operation';
import { Prepared } from './prepared';
import { add_attachment } from './add-attachment';
import { check_document } from './check-document';
import { extract_attachments } from './extract-attachments';
import { set_metadata } from './set-metadata';
import { add_password } from './add-password';
import { add_restrictions } from './add-restrictions';
import { add_image_watermark } from './add-image-watermark';
import { add_overlay } from './add-overlay';
import { add_page_numbers } from './add-page-numbers';
import { add_text_watermark } from './add-text-watermark';
import { extract_pages } from './extract-pages';
import { fill_form } from './fill-form';
import { flatten_form } from './flatten-form';
import { get_form_data } from './get-form-data';
import type { NativeCodec } from '../pdf/codec';
import { defaultLimits, type Limits } from '../pdf/limits';
import { images_to_pdf } from './images-to-pdf';
import { get_document_info } from './get-document-info';
import { merge_documents } from './merge-documents';
import type { PageCounts, Written } from '../pdf/job';
import { Pace } from '../pdf/pace';
import { Scratch } from '../pdf/scratch';
import { optimize_document } from './optimize-document';
import { remove_pages } from './remove-pages';
import { remove_password } from './remove-password';
import { remove_restrictions } from './remove-restrictions';
import { remove_signatures } from './remove-signatures';
import { reorder_pages } from './reorder-pages';
import { reverse_pages } from './reverse-pages';
import { rotate_pages } from './rotate-pages';
import { signatureNotes } from './signature-notes';
import { split_at_page } from './split-at-page';
import { split_by_bookmarks } from './split-by-bookmarks';
import { split_by_page_count } from './split-by-page-count';
import { split_by_size } from './split-by-size';

/** Leaving out an operation does not compile. */
const implementations: { readonly [N in OperationName]: LocalOperation<N> } = {
	add_attachment,
	check_document,
	extract_attachments,
	set_metadata,
	add_password,
	add_restrictions,
	add_image_watermark,
	add_overlay,
	add_page_numbers,
	add_text_watermark,
	extract_pages,
	fill_form,
	flatten_form,
	get_form_data,
	images_to_pdf,
	get_document_info,
	merge_documents,
	optimize_document,
	remove_pages,
	remove_password,
	remove_restrictions,
	remove_signatures,
	reorder_pages,
	reverse_pages,
	rotate_pages,
	split_at_page,
	split_by_bookmarks,
	split_by_page_count,
	split_by_size,
};

/** Viewers repair silently; somebody who runs this unattended must learn of it. */
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
				const outcome = await implementations[name](input as InputOf<typeof name>, parameters, job);
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
