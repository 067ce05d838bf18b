/**
 * Written by `npm run generate`: the operations of this folder. It keeps the order that it finds in shared/operations, where a new
 * operation follows those of its resource.
 */
import type { OperationName } from '../operations';
import type { LocalOperation } from './operation';

export const implementations: { readonly [N in OperationName]: () => Promise<LocalOperation<N>> } = {
	merge_documents: async () => (await import('./merge-documents')).merge_documents,
	images_to_pdf: async () => (await import('./images-to-pdf')).images_to_pdf,
	optimize_document: async () => (await import('./optimize-document')).optimize_document,
	split_by_size: async () => (await import('./split-by-size')).split_by_size,
	split_by_page_count: async () => (await import('./split-by-page-count')).split_by_page_count,
	split_at_page: async () => (await import('./split-at-page')).split_at_page,
	split_by_ranges: async () => (await import('./split-by-ranges')).split_by_ranges,
	split_by_bookmarks: async () => (await import('./split-by-bookmarks')).split_by_bookmarks,
	extract_pages: async () => (await import('./extract-pages')).extract_pages,
	remove_pages: async () => (await import('./remove-pages')).remove_pages,
	reorder_pages: async () => (await import('./reorder-pages')).reorder_pages,
	reverse_pages: async () => (await import('./reverse-pages')).reverse_pages,
	rotate_pages: async () => (await import('./rotate-pages')).rotate_pages,
	crop_pages: async () => (await import('./crop-pages')).crop_pages,
	insert_blank_pages: async () => (await import('./insert-blank-pages')).insert_blank_pages,
	add_password: async () => (await import('./add-password')).add_password,
	add_restrictions: async () => (await import('./add-restrictions')).add_restrictions,
	remove_password: async () => (await import('./remove-password')).remove_password,
	remove_restrictions: async () => (await import('./remove-restrictions')).remove_restrictions,
	remove_signatures: async () => (await import('./remove-signatures')).remove_signatures,
	add_text_watermark: async () => (await import('./add-text-watermark')).add_text_watermark,
	add_image_watermark: async () => (await import('./add-image-watermark')).add_image_watermark,
	add_overlay: async () => (await import('./add-overlay')).add_overlay,
	add_page_numbers: async () => (await import('./add-page-numbers')).add_page_numbers,
	get_form_data: async () => (await import('./get-form-data')).get_form_data,
	fill_form: async () => (await import('./fill-form')).fill_form,
	flatten_form: async () => (await import('./flatten-form')).flatten_form,
	get_document_info: async () => (await import('./get-document-info')).get_document_info,
	check_document: async () => (await import('./check-document')).check_document,
	set_metadata: async () => (await import('./set-metadata')).set_metadata,
	extract_images: async () => (await import('./extract-images')).extract_images,
	markdown_to_pdf: async () => (await import('./markdown-to-pdf')).markdown_to_pdf,
	set_bookmarks: async () => (await import('./set-bookmarks')).set_bookmarks,
	extract_attachments: async () => (await import('./extract-attachments')).extract_attachments,
	add_attachment: async () => (await import('./add-attachment')).add_attachment,
	read_e_invoice: async () => (await import('./read-e-invoice')).read_e_invoice,
	create_e_invoice: async () => (await import('./create-e-invoice')).create_e_invoice,
	extract_text: async () => (await import('./extract-text')).extract_text,
	find_text: async () => (await import('./find-text')).find_text,
	split_by_text: async () => (await import('./split-by-text')).split_by_text,
};
