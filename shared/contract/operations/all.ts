/**
 * Written by `npm run generate`: the operations of this folder. It keeps the order that it finds in shared/contract/operations, where a new
 * operation follows those of its resource.
 */
import type { Operation } from './types';
import { add_attachment } from './add-attachment';
import { add_image_watermark } from './add-image-watermark';
import { add_overlay } from './add-overlay';
import { add_page_numbers } from './add-page-numbers';
import { add_password } from './add-password';
import { add_qr_code } from './add-qr-code';
import { add_restrictions } from './add-restrictions';
import { add_text_layer } from './add-text-layer';
import { add_text_watermark } from './add-text-watermark';
import { arrange_pages } from './arrange-pages';
import { check_document } from './check-document';
import { check_e_invoice } from './check-e-invoice';
import { check_signatures } from './check-signatures';
import { compare_documents } from './compare-documents';
import { compress_document } from './compress-document';
import { create_e_invoice } from './create-e-invoice';
import { crop_pages } from './crop-pages';
import { extract_attachments } from './extract-attachments';
import { extract_images } from './extract-images';
import { extract_pages } from './extract-pages';
import { extract_text } from './extract-text';
import { fill_form } from './fill-form';
import { find_text } from './find-text';
import { flatten_annotations } from './flatten-annotations';
import { flatten_form } from './flatten-form';
import { get_document_info } from './get-document-info';
import { get_form_data } from './get-form-data';
import { html_to_pdf } from './html-to-pdf';
import { images_to_pdf } from './images-to-pdf';
import { insert_blank_pages } from './insert-blank-pages';
import { markdown_to_pdf } from './markdown-to-pdf';
import { merge_documents } from './merge-documents';
import { optimize_document } from './optimize-document';
import { pages_to_images } from './pages-to-images';
import { read_e_invoice } from './read-e-invoice';
import { recognize_text } from './recognize-text';
import { redact_text } from './redact-text';
import { remove_annotations } from './remove-annotations';
import { remove_pages } from './remove-pages';
import { remove_password } from './remove-password';
import { remove_restrictions } from './remove-restrictions';
import { remove_signatures } from './remove-signatures';
import { reorder_pages } from './reorder-pages';
import { resize_pages } from './resize-pages';
import { reverse_pages } from './reverse-pages';
import { rotate_pages } from './rotate-pages';
import { sanitize_document } from './sanitize-document';
import { set_bookmarks } from './set-bookmarks';
import { set_metadata } from './set-metadata';
import { set_page_labels } from './set-page-labels';
import { sign_document } from './sign-document';
import { split_at_page } from './split-at-page';
import { split_by_bookmarks } from './split-by-bookmarks';
import { split_by_page_count } from './split-by-page-count';
import { split_by_ranges } from './split-by-ranges';
import { split_by_size } from './split-by-size';
import { split_by_text } from './split-by-text';

export const operations = {
	merge_documents,
	images_to_pdf,
	optimize_document,
	split_by_size,
	split_by_page_count,
	split_at_page,
	split_by_ranges,
	split_by_bookmarks,
	extract_pages,
	remove_pages,
	reorder_pages,
	reverse_pages,
	rotate_pages,
	crop_pages,
	insert_blank_pages,
	resize_pages,
	arrange_pages,
	add_password,
	add_restrictions,
	remove_password,
	remove_restrictions,
	remove_signatures,
	add_text_watermark,
	add_image_watermark,
	add_overlay,
	add_page_numbers,
	add_qr_code,
	get_form_data,
	fill_form,
	flatten_form,
	get_document_info,
	check_document,
	set_metadata,
	extract_images,
	markdown_to_pdf,
	pages_to_images,
	html_to_pdf,
	set_bookmarks,
	sanitize_document,
	check_signatures,
	sign_document,
	redact_text,
	compare_documents,
	flatten_annotations,
	remove_annotations,
	set_page_labels,
	extract_attachments,
	add_attachment,
	read_e_invoice,
	create_e_invoice,
	check_e_invoice,
	extract_text,
	find_text,
	add_text_layer,
	recognize_text,
	split_by_text,
	compress_document,
} as const satisfies Readonly<Record<string, Operation>>;
