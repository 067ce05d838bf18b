/** The package octavo-pdf. Generated from the table of operations by npm run generate. */

/** A document with its name, which results get theirs from. */
export interface Document {
	readonly name: string;
	readonly bytes: Uint8Array;
}

export type Input = Uint8Array | Document;

export interface Options {
	readonly signal?: AbortSignal;
	/** Called now and then during long work, with a fraction from 0 to 1. */
	readonly onProgress?: (fraction: number) => void;
	/** The time that the call may take, in seconds. */
	readonly timeLimit?: number;
}

/** Something that an operation could not keep, or that a person should know. */
export interface Note {
	readonly code: NoteCode;
	readonly message: string;
}

export interface ResultDocument extends Document {
	readonly pageCount?: number;
	/** Of a part: its pages in the source, counted from 1. */
	readonly firstPage?: number;
	readonly lastPage?: number;
	readonly title?: string;
	readonly match?: string;
}

export interface ResultFile extends Document {
	readonly mediaType: string;
	readonly facts: Readonly<Record<string, unknown>>;
}

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
	readonly [key: string]: JsonValue;
}

/** The only error that a function throws. Its message names the parameter and the cure, and never holds text of a document. */
export class OctavoError extends Error {
	readonly code: ErrorCode;
	readonly issues: readonly { readonly field: string; readonly message: string }[];
	readonly advice: string | undefined;
}

/** The kinds of errors. */
export type ErrorCode = 'invalid_parameters' | 'unreadable_document' | 'password_required' | 'wrong_password' | 'unsupported_encryption' | 'limit_exceeded' | 'time_limit' | 'cancelled' | 'configuration' | 'unauthorized' | 'not_acceptable' | 'too_large' | 'rate_limited' | 'service_failure' | 'network' | 'unavailable' | 'redaction_incomplete' | 'internal';

/** The kinds of notes. */
export type NoteCode = 'annotations_flattened' | 'annotations_left' | 'attachments_left_out' | 'characters_missing' | 'conformance_dropped' | 'content_cut_off' | 'content_unreadable' | 'cropped_content_stays' | 'document_damaged' | 'document_repaired' | 'elements_left_out' | 'facts_left_out' | 'fields_covered' | 'fields_flattened' | 'fields_not_filled' | 'fields_not_recalculated' | 'fonts_missing' | 'html_left_out' | 'html_scripts_not_run' | 'image_not_loaded' | 'images_kept' | 'images_left_out' | 'invoice_claim_removed' | 'invoice_not_claimed' | 'invoice_without_lines' | 'language_assumed' | 'linearization_removed' | 'links_as_text' | 'no_annotations' | 'no_attachments' | 'no_bookmarks' | 'no_form_fields' | 'no_images' | 'no_labels' | 'no_pages_selected' | 'no_pages_to_recognize' | 'no_signatures' | 'no_values' | 'not_smaller' | 'not_split' | 'notes_left_out' | 'nothing_drawn' | 'nothing_redacted' | 'nothing_to_remove' | 'opens_without_password' | 'orientation_unused' | 'overlay_annotations_left_out' | 'overlay_repaired' | 'oversize_parts' | 'page_settings_removed' | 'pages_left_out' | 'pages_look_same' | 'pdfa_identification_removed' | 'portfolio_dropped' | 'protection_removed' | 'repair_enlarged' | 'repeated_lines_removed' | 'restrictions_dropped' | 'results_left_out' | 'scripts_not_run' | 'scripts_use_old_names' | 'search_mode_unlikely' | 'service_note' | 'several_invoices' | 'signatures_invalidated' | 'signatures_removed' | 'stamp_hidden' | 'stamp_invisible' | 'still_larger' | 'streams_left' | 'styles_ignored' | 'styles_not_loaded' | 'tables_uncertain' | 'tags_incomplete' | 'text_assumed' | 'text_incomplete' | 'text_missing' | 'text_recognized' | 'text_unreadable' | 'unknown_fields_ignored' | 'unknown_parameters' | 'unsigned' | 'usage_rights_removed' | 'value_cut_off' | 'words_uncertain' | 'xfa_removed' | 'xmp_replaced';

export interface MergeDocumentsParameters {
	/** How the bookmarks are joined: one after the other, or below a new bookmark for each document. It must be one of keep, per_document. Absent: "keep". */
	readonly bookmarks?: "keep" | "per_document";
	/** Take one page of each document in turn, for separate scans of front and back sides. It must be one of none, forward, backward. Absent: "none". */
	readonly interleave?: "none" | "forward" | "backward";
	/** Whether the result begins with a table of contents: the title of each document, or else the name of its file, with its first page and a link to it. It must be true or false. Absent: false. */
	readonly tableOfContents?: boolean;
	/** Whether each document begins on an odd page, and so on a new sheet if it is printed on both sides. A blank page follows a document that would end on an odd page. It must be true or false. Absent: false. */
	readonly startOnOdd?: boolean;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface MergeDocumentsResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly documentCount: number; readonly firstPages: readonly number[] };
	readonly notes: readonly Note[];
}
/** Join documents into one, in order, with their bookmarks, links, forms, labels, attachments and layers. */
export function mergeDocuments(documents: readonly Input[], parameters?: MergeDocumentsParameters, options?: Options): Promise<MergeDocumentsResult>;

export interface ImagesToPdfParameters {
	/** Size of the pages. An image fills its page as far as the margin allows, and keeps its proportions. It must be one of image, A4, Letter. Absent: "image". */
	readonly pageSize?: "image" | "A4" | "Letter";
	/** Orientation of A4 and Letter pages. It must be one of auto, portrait, landscape. Absent: "auto". */
	readonly orientation?: "auto" | "portrait" | "landscape";
	/** Distance from the page border to the image, in inches. It must be a decimal number of at least 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. Absent: 0. */
	readonly margin?: number | string;
}
export interface ImagesToPdfResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number };
	readonly notes: readonly Note[];
}
/** Make one document from PNG and JPEG images, one page per image, in the given order and without loss of quality. */
export function imagesToPdf(documents: readonly Input[], parameters?: ImagesToPdfParameters, options?: Options): Promise<ImagesToPdfResult>;

export interface OptimizeDocumentParameters {
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface OptimizeDocumentResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly bytesBefore: number; readonly bytesAfter: number; readonly savedPercent: number };
	readonly notes: readonly Note[];
}
/** Make a document smaller without loss of quality: write identical objects once, compress better, remove thumbnails. */
export function optimizeDocument(document: Input, parameters?: OptimizeDocumentParameters, options?: Options): Promise<OptimizeDocumentResult>;

export interface SplitBySizeParameters {
	/** Maximum size of a part, in bytes. For an e-mail limit of 25 MB use 18000000, because e-mail makes files 37 percent larger. It must be a whole number of at least 1, in bytes, or a size such as 18 MB or 18 MiB. */
	readonly maximumBytes: number | string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface SplitBySizeResult {
	readonly documents: readonly ResultDocument[];
	readonly facts: { readonly sourcePageCount: number; readonly partCount: number; readonly largestBytes: number; readonly leftOutAttachments: number; readonly oversizeParts: number };
	readonly notes: readonly Note[];
}
/** Cut a document into parts up to a size limit, each as full as possible; only a part with a single large page can exceed it. */
export function splitBySize(document: Input, parameters: SplitBySizeParameters, options?: Options): Promise<SplitBySizeResult>;

export interface SplitByPageCountParameters {
	/** Number of pages of each part; the last part may have fewer. It must be a whole number of at least 1. */
	readonly pagesPerPart: number | string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface SplitByPageCountResult {
	readonly documents: readonly ResultDocument[];
	readonly facts: { readonly sourcePageCount: number; readonly partCount: number; readonly largestBytes: number; readonly leftOutAttachments: number };
	readonly notes: readonly Note[];
}
/** Cut a document into parts with the same number of pages; the last part may have fewer. */
export function splitByPageCount(document: Input, parameters: SplitByPageCountParameters, options?: Options): Promise<SplitByPageCountResult>;

export interface SplitAtPageParameters {
	/** Pages to cut at, in any order, such as 4, 9 or odd. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. */
	readonly pages: string;
	/** Where to cut: before each of the pages, or after it. It must be one of before, after. Absent: "before". */
	readonly cut?: "before" | "after";
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface SplitAtPageResult {
	readonly documents: readonly ResultDocument[];
	readonly facts: { readonly sourcePageCount: number; readonly partCount: number; readonly largestBytes: number; readonly leftOutAttachments: number };
	readonly notes: readonly Note[];
}
/** Cut a document before or after the pages that you name. */
export function splitAtPage(document: Input, parameters: SplitAtPageParameters, options?: Options): Promise<SplitAtPageResult>;

export interface SplitByRangesParameters {
	/** Pages of each part, in the order of the parts. Pages that are not named are left out. It must be ranges of pages such as 1-3, 7, 9-, at most 10000 characters. */
	readonly ranges: string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface SplitByRangesResult {
	readonly documents: readonly ResultDocument[];
	readonly facts: { readonly sourcePageCount: number; readonly partCount: number; readonly largestBytes: number; readonly leftOutAttachments: number };
	readonly notes: readonly Note[];
}
/** Make a part of each range of pages that you name; a page may be in several parts. */
export function splitByRanges(document: Input, parameters: SplitByRangesParameters, options?: Options): Promise<SplitByRangesResult>;

export interface SplitByBookmarksParameters {
	/** Levels of bookmarks to use: 1 is the top level only, 2 the top two levels. It must be a whole number of at least 1. Absent: 1. */
	readonly bookmarkLevel?: number | string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface SplitByBookmarksResult {
	readonly documents: readonly ResultDocument[];
	readonly facts: { readonly sourcePageCount: number; readonly partCount: number; readonly largestBytes: number; readonly leftOutAttachments: number };
	readonly notes: readonly Note[];
}
/** Cut a document before every page that a bookmark leads to. */
export function splitByBookmarks(document: Input, parameters?: SplitByBookmarksParameters, options?: Options): Promise<SplitByBookmarksResult>;

export interface ExtractPagesParameters {
	/** First page of the range, counted from 1. It must be a whole number of at least 1. Absent: 1. */
	readonly firstPage?: number | string;
	/** Last page of the range. If absent, the last page of the document. It must be a whole number of at least 1. */
	readonly lastPage?: number | string;
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, all, not 2. Instead of First Page and Last Page. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. */
	readonly pages?: string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface ExtractPagesResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly sourcePageCount: number; readonly removedPages?: number; readonly removedBookmarks?: number; readonly removedDestinations?: number; readonly removedLinks?: number; readonly removedFields?: number };
	readonly notes: readonly Note[];
}
/** Keep some pages and drop the others. */
export function extractPages(document: Input, parameters?: ExtractPagesParameters, options?: Options): Promise<ExtractPagesResult>;

export interface RemovePagesParameters {
	/** First page of the range, counted from 1. It must be a whole number of at least 1. Absent: 1. */
	readonly firstPage?: number | string;
	/** Last page of the range. If absent, the last page of the document. It must be a whole number of at least 1. */
	readonly lastPage?: number | string;
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, all, not 2. Instead of First Page and Last Page. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. */
	readonly pages?: string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface RemovePagesResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly sourcePageCount: number; readonly removedPages?: number; readonly removedBookmarks?: number; readonly removedDestinations?: number; readonly removedLinks?: number; readonly removedFields?: number };
	readonly notes: readonly Note[];
}
/** Remove pages, with everything that only those pages used. */
export function removePages(document: Input, parameters?: RemovePagesParameters, options?: Options): Promise<RemovePagesResult>;

export interface ReorderPagesParameters {
	/** Pages in the wanted order, separated by commas: 3 is page 3, -1 the last page, 2..5 a range, 2.. a range to the end. A page named twice appears twice, a page not named is dropped. It must be pages such as 3,1,2 or 2.. or -1,1..-2, at most 20000 characters. */
	readonly pageOrder: string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface ReorderPagesResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly sourcePageCount: number; readonly removedPages?: number; readonly removedBookmarks?: number; readonly removedDestinations?: number; readonly removedLinks?: number; readonly removedFields?: number; readonly repeatedPages?: number };
	readonly notes: readonly Note[];
}
/** Put pages in a new order; pages may be repeated or left out. */
export function reorderPages(document: Input, parameters: ReorderPagesParameters, options?: Options): Promise<ReorderPagesResult>;

export interface ReversePagesParameters {
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface ReversePagesResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly sourcePageCount: number };
	readonly notes: readonly Note[];
}
/** Reverse the order of all pages. */
export function reversePages(document: Input, parameters?: ReversePagesParameters, options?: Options): Promise<ReversePagesResult>;

export interface RotatePagesParameters {
	/** Degrees to rotate, clockwise if positive. The rotation that a page already has is added. It must be one of 0, 90, 180, 270, -90, -180, -270. */
	readonly angle: 0 | 90 | 180 | 270 | -90 | -180 | -270;
	/** First page of the range, counted from 1. It must be a whole number of at least 1. Absent: 1. */
	readonly firstPage?: number | string;
	/** Last page of the range. If absent, the last page of the document. It must be a whole number of at least 1. */
	readonly lastPage?: number | string;
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, all, not 2. Instead of First Page and Last Page. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. */
	readonly pages?: string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface RotatePagesResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly rotatedPages: number };
	readonly notes: readonly Note[];
}
/** Rotate pages by 90, 180 or 270 degrees. */
export function rotatePages(document: Input, parameters: RotatePagesParameters, options?: Options): Promise<RotatePagesResult>;

export interface CropPagesParameters {
	/** Width to cut off at the left of the page as displayed, in inches. It must be a decimal number of at least 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. */
	readonly cropLeft?: number | string;
	/** Width to cut off at the right, in inches. It must be a decimal number of at least 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. */
	readonly cropRight?: number | string;
	/** Height to cut off at the top, in inches. It must be a decimal number of at least 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. */
	readonly cropTop?: number | string;
	/** Height to cut off at the bottom, in inches. It must be a decimal number of at least 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. */
	readonly cropBottom?: number | string;
	/** The part of the page that stays. It must be one of margins, content. Absent: "margins". */
	readonly cropTo?: "margins" | "content";
	/** Room to leave around the content, in inches. It must be a decimal number of at least 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. Absent: 0. */
	readonly padding?: number | string;
	/** Whether the same margins are cut off from all pages, so that the content of none is cut. It must be true or false. Absent: true. */
	readonly uniform?: boolean;
	/** Whether the page itself becomes smaller, not only its visible part. Content outside does not show, but stays in the file. It must be true or false. Absent: false. */
	readonly shrinkMediaBox?: boolean;
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. Absent: "all". */
	readonly pages?: string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface CropPagesResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly croppedPages: number };
	readonly notes: readonly Note[];
}
/** Cut margins off pages, or crop them to their content. */
export function cropPages(document: Input, parameters?: CropPagesParameters, options?: Options): Promise<CropPagesResult>;

export interface InsertBlankPagesParameters {
	/** Pages before which a blank page is inserted, such as 1, 5..7 or odd. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. */
	readonly blankBefore?: string;
	/** Pages after which a blank page is inserted, such as -1 for the last or all. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. */
	readonly blankAfter?: string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface InsertBlankPagesResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly sourcePageCount: number; readonly insertedPages: number };
	readonly notes: readonly Note[];
}
/** Insert blank pages before or after the pages that you name, each as large as that page. */
export function insertBlankPages(document: Input, parameters?: InsertBlankPagesParameters, options?: Options): Promise<InsertBlankPagesResult>;

export interface ResizePagesParameters {
	/** New size of the pages. Instead of Page Width and Page Height. It must be one of A3, A4, A5, A6, Letter, Legal, Tabloid, or a size such as 210 x 99 mm. */
	readonly pageSize?: "A3" | "A4" | "A5" | "A6" | "Letter" | "Legal" | "Tabloid" | `${number} x ${number} ${"mm" | "cm" | "in"}`;
	/** New width of the pages as displayed, in inches. If only one side is given, the other follows in proportion. It must be a decimal number greater than 0 and at most 200, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. */
	readonly pageWidth?: number | string;
	/** New height of the pages as displayed, in inches. It must be a decimal number greater than 0 and at most 200, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. */
	readonly pageHeight?: number | string;
	/** How the content is fitted into the new size, in whose middle it comes. It must be one of contain, none, fill. Absent: "contain". */
	readonly scaling?: "contain" | "none" | "fill";
	/** Orientation of the new pages. It must be one of auto, portrait, landscape. Absent: "auto". */
	readonly orientation?: "auto" | "portrait" | "landscape";
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. Absent: "all". */
	readonly pages?: string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface ResizePagesResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly resizedPages: number };
	readonly notes: readonly Note[];
}
/** Give pages another size: their content, links, fields and bookmarks are scaled with them. */
export function resizePages(document: Input, parameters?: ResizePagesParameters, options?: Options): Promise<ResizePagesResult>;

export interface ArrangePagesParameters {
	/** How many pages are on a sheet. It must be one of 2, 4, 6, 8, 9, 16, booklet. */
	readonly arrangement: "2" | "4" | "6" | "8" | "9" | "16" | "booklet";
	/** Size of the sheets. If absent, that of the first page. It must be one of A3, A4, A5, A6, Letter, Legal, Tabloid. */
	readonly pageSize?: "A3" | "A4" | "A5" | "A6" | "Letter" | "Legal" | "Tabloid";
	/** In which order pages follow each other on a sheet. It must be one of across, down. Absent: "across". */
	readonly readingDirection?: "across" | "down";
	/** Distance between the pages on a sheet, in inches. It must be a decimal number of at least 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. Absent: 0. */
	readonly sheetGap?: number | string;
	/** Distance from the border of the sheet to the pages, in inches. It must be a decimal number of at least 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. Absent: 0. */
	readonly margin?: number | string;
	/** Whether a thin line is drawn around each page. It must be true or false. Absent: false. */
	readonly frame?: boolean;
	/** The side on which a booklet is bound: left, or right for languages that are read from right to left. It must be one of left, right. Absent: "left". */
	readonly binding?: "left" | "right";
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface ArrangePagesResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly sourcePageCount: number };
	readonly notes: readonly Note[];
}
/** Put several pages on each sheet, or make a booklet to print, fold and staple. */
export function arrangePages(document: Input, parameters: ArrangePagesParameters, options?: Options): Promise<ArrangePagesResult>;

export interface AddPasswordParameters {
	/** Password that opens the document. With AES-128 at most 32 characters. It must be 4 to 127 characters. */
	readonly password: string;
	/** How the document is encrypted. AES-256 is stronger, AES-128 opens in older readers. It must be one of AES-128, AES-256. Absent: "AES-128". */
	readonly encryptionAlgorithm?: "AES-128" | "AES-256";
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface AddPasswordResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly algorithm: string; readonly restrictions: readonly string[]; readonly needsPassword: boolean };
	readonly notes: readonly Note[];
}
/** Encrypt the document so that it opens only with a password. */
export function addPassword(document: Input, parameters: AddPasswordParameters, options?: Options): Promise<AddPasswordResult>;

export interface AddRestrictionsParameters {
	/** Password that opens the document without restrictions. With AES-128 at most 32 characters. It must be 4 to 127 characters. */
	readonly ownerPassword: string;
	/** Password that opens the document with the restrictions. If absent, the document opens without a password. It must be 4 to 127 characters. */
	readonly userPassword?: string;
	/** How the document is encrypted. AES-256 is stronger, AES-128 opens in older readers. It must be one of AES-128, AES-256. Absent: "AES-128". */
	readonly encryptionAlgorithm?: "AES-128" | "AES-256";
	/** Whether a reader may copy text and images. It must be true or false. Absent: true. */
	readonly allowCopyContent?: boolean;
	/** Whether a reader may change the content. It must be true or false. Absent: true. */
	readonly allowChangeContent?: boolean;
	/** Whether a reader may print; without it, high resolution printing is off too. It must be true or false. Absent: true. */
	readonly allowPrint?: boolean;
	/** Whether a reader may print in high resolution. It must be true or false. Absent: true. */
	readonly allowPrintHighResolution?: boolean;
	/** Whether a reader may add and edit annotations and fill form fields. It must be true or false. Absent: true. */
	readonly allowCommentAndFillForm?: boolean;
	/** Whether a reader may fill form fields. Has no effect while commenting and filling forms is allowed. It must be true or false. Absent: true. */
	readonly allowFillForm?: boolean;
	/** Whether a reader may insert, rotate and delete pages. It must be true or false. Absent: true. */
	readonly allowAssembleDocument?: boolean;
	/** Whether accessibility programs may read text and images. It must be true or false. Absent: true. */
	readonly allowAccessibility?: boolean;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface AddRestrictionsResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly algorithm: string; readonly restrictions: readonly string[]; readonly needsPassword: boolean };
	readonly notes: readonly Note[];
}
/** Encrypt the document and set what a reader may do with it; some programs ignore these permissions. */
export function addRestrictions(document: Input, parameters: AddRestrictionsParameters, options?: Options): Promise<AddRestrictionsResult>;

export interface RemovePasswordParameters {
	/** The user or owner password that opens the document. It must be 1 to 256 characters. */
	readonly password: string;
}
export interface RemovePasswordResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly wasEncrypted: boolean; readonly restrictions?: readonly string[] };
	readonly notes: readonly Note[];
}
/** Remove the password and the restrictions; the result is not encrypted. */
export function removePassword(document: Input, parameters: RemovePasswordParameters, options?: Options): Promise<RemovePasswordResult>;

export interface RemoveRestrictionsParameters {
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface RemoveRestrictionsResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly wasEncrypted: boolean; readonly restrictions?: readonly string[] };
	readonly notes: readonly Note[];
}
/** Remove the restrictions of a document; a password that it needs to open stays. */
export function removeRestrictions(document: Input, parameters?: RemoveRestrictionsParameters, options?: Options): Promise<RemoveRestrictionsResult>;

export interface RemoveSignaturesParameters {
	/** What to do with the visible mark of a removed signature. It must be one of keep, remove. Absent: "keep". */
	readonly appearance?: "keep" | "remove";
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface RemoveSignaturesResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly removedSignatures: number; readonly removedSignatureFields: readonly string[] };
	readonly notes: readonly Note[];
}
/** Remove every cryptographic signature and timestamp; pages and content stay as they are. */
export function removeSignatures(document: Input, parameters?: RemoveSignaturesParameters, options?: Options): Promise<RemoveSignaturesResult>;

export interface AddTextWatermarkParameters {
	/** First line of the watermark. It must be at most 200 characters. */
	readonly line1: string;
	/** Second line of the watermark. It must be at most 200 characters. */
	readonly line2?: string;
	/** Third line of the watermark. It must be at most 200 characters. */
	readonly line3?: string;
	/** Position and direction of the text. A region may offer further templates. It must be one of diagonal, horizontal, top, bottom, tiled. Absent: "diagonal". */
	readonly template?: "diagonal" | "horizontal" | "top" | "bottom" | "tiled" | number;
	/** Color of the text, by a name of CSS or its number. It must be a color such as Red, darkgreen or #c00000, at most 20 characters. Absent: "Gray". */
	readonly color?: string;
	/** From 0, opaque, to 100, invisible. It must be a whole number from 0 to 100. Absent: 75. */
	readonly transparency?: number | string;
	/** Size of the text, in points. If absent, as large as fits; text that is too wide for the page becomes smaller. It must be a decimal number of at least 4 and at most 1000, in points, with a point. */
	readonly fontSize?: number | string;
	/** Distance from the page border to the watermark, in inches. It must be a decimal number greater than 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. Absent: 1. */
	readonly margin?: number | string;
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. Absent: "all". */
	readonly pages?: string;
	/** Where the stamp is drawn: over the content of the page, or behind it. It must be one of over, under. Absent: "over". */
	readonly layer?: "over" | "under";
	/** TrueType or OpenType font of the text, such as one for Arabic, Hebrew or Chinese. Ours shows the characters that it lacks. It must be a TrueType or OpenType font of at most 20 MB. */
	readonly font?: Input;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface AddTextWatermarkResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly stampedPages: number };
	readonly notes: readonly Note[];
}
/** Stamp up to three lines of text on pages. */
export function addTextWatermark(document: Input, parameters: AddTextWatermarkParameters, options?: Options): Promise<AddTextWatermarkResult>;

export interface AddImageWatermarkParameters {
	/** PNG or JPEG image to stamp. It is embedded without loss of quality, once for all pages. It must be a PNG or JPEG image. */
	readonly image: Input;
	/** From 0, opaque, to 100, invisible. It must be a whole number from 0 to 100. Absent: 50. */
	readonly transparency?: number | string;
	/** Distance from the page border to the image, in inches. It must be a decimal number of at least 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. Absent: 1. */
	readonly margin?: number | string;
	/** Where the stamp is within the margins of the page as displayed. It must be one of top_left, top_center, top_right, center_left, center, center_right, bottom_left, bottom_center, bottom_right. Absent: "center". */
	readonly position?: "top_left" | "top_center" | "top_right" | "center_left" | "center" | "center_right" | "bottom_left" | "bottom_center" | "bottom_right";
	/** Width of the image on the page, in inches. If absent, the image is as large as the margins allow. It must be a decimal number greater than 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. */
	readonly imageWidth?: number | string;
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. Absent: "all". */
	readonly pages?: string;
	/** Where the stamp is drawn: over the content of the page, or behind it. It must be one of over, under. Absent: "over". */
	readonly layer?: "over" | "under";
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface AddImageWatermarkResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly stampedPages: number };
	readonly notes: readonly Note[];
}
/** Stamp a PNG or JPEG image on pages, such as a logo. */
export function addImageWatermark(document: Input, parameters: AddImageWatermarkParameters, options?: Options): Promise<AddImageWatermarkResult>;

export interface AddOverlayParameters {
	/** PDF document whose pages are put over or behind the pages of the input. It must be a PDF document. */
	readonly overlay: Input;
	/** Where the overlay is drawn: over the content of the page, or behind it. It must be one of under, over. */
	readonly layer: "under" | "over";
	/** Which page of the overlay to use when the document has more pages than the overlay. It must be one of last, all, none. Absent: "last". */
	readonly repeat?: "last" | "all" | "none";
	/** Size of the overlay on the page. It must be one of page, none. Absent: "page". */
	readonly fit?: "page" | "none";
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. Absent: "all". */
	readonly pages?: string;
	/** Password that opens the overlay, if it needs one. It must be 1 to 256 characters. */
	readonly overlayPassword?: string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface AddOverlayResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly stampedPages: number };
	readonly notes: readonly Note[];
}
/** Put the pages of another PDF over or behind the pages, such as a letterhead. */
export function addOverlay(document: Input, parameters: AddOverlayParameters, options?: Options): Promise<AddOverlayResult>;

export interface AddPageNumbersParameters {
	/** Text on each page: {number} is its number, {last} the last number, {label} the page label, {name} the file name without extension. It must be text such as {number} / {last}, 1 to 100 characters. Absent: "{number} / {last}". */
	readonly numberFormat?: string;
	/** Where the stamp is within the margins of the page as displayed. It must be one of top_left, top_center, top_right, center_left, center, center_right, bottom_left, bottom_center, bottom_right. Absent: "bottom_center". */
	readonly position?: "top_left" | "top_center" | "top_right" | "center_left" | "center" | "center_right" | "bottom_left" | "bottom_center" | "bottom_right";
	/** Number on the first page that gets a number. It must be a whole number of at least 0. Absent: 1. */
	readonly firstNumber?: number | string;
	/** Value of {last} if the numbers continue in further documents: the last number of this document or a higher one. If absent, the last number of this document. It must be a whole number of at least 0. */
	readonly lastNumber?: number | string;
	/** Minimum number of digits of {number}: shorter numbers get leading zeros, as in Bates numbers. It must be a whole number from 0 to 12. Absent: 0. */
	readonly digits?: number | string;
	/** Size of the text, in points. Text that is too wide for the page becomes smaller. It must be a decimal number of at least 4 and at most 144, in points, with a point. Absent: 10. */
	readonly fontSize?: number | string;
	/** Color of the text, by a name of CSS or its number. It must be a color such as Red, darkgreen or #c00000, at most 20 characters. Absent: "Black". */
	readonly color?: string;
	/** Distance from the page border to the text, in inches. It must be a decimal number of at least 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. Absent: 0.5. */
	readonly margin?: number | string;
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. Absent: "all". */
	readonly pages?: string;
	/** TrueType or OpenType font of the text, such as one for Arabic, Hebrew or Chinese. Ours shows the characters that it lacks. It must be a TrueType or OpenType font of at most 20 MB. */
	readonly font?: Input;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface AddPageNumbersResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly stampedPages: number; readonly lastNumber: number; readonly nextNumber: number };
	readonly notes: readonly Note[];
}
/** Stamp page numbers on pages, such as 3 / 12 or Bates numbers. */
export function addPageNumbers(document: Input, parameters?: AddPageNumbersParameters, options?: Options): Promise<AddPageNumbersResult>;

export interface AddQrCodeParameters {
	/** Text that the code holds, exactly as it is given, with its lines. It must be 1 to 2000 characters. */
	readonly qrContent: string;
	/** How much of the code may be damaged. With more of it, the code has more modules, or holds less. It must be one of low, medium, quartile, high. Absent: "medium". */
	readonly errorCorrection?: "low" | "medium" | "quartile" | "high";
	/** Where the stamp is within the margins of the page as displayed. It must be one of top_left, top_center, top_right, center_left, center, center_right, bottom_left, bottom_center, bottom_right. Absent: "bottom_right". */
	readonly position?: "top_left" | "top_center" | "top_right" | "center_left" | "center" | "center_right" | "bottom_left" | "bottom_center" | "bottom_right";
	/** Width of the code, in inches, with the white border that readers need. It must be a decimal number greater than 0 and at most 10, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. Absent: 1. */
	readonly qrSize?: number | string;
	/** Distance from the page border to the code, in inches. It must be a decimal number of at least 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. Absent: 0.5. */
	readonly margin?: number | string;
	/** Whether a click on the code opens its content, which must be an https address. It must be true or false. Absent: false. */
	readonly qrLink?: boolean;
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. Absent: "all". */
	readonly pages?: string;
	/** Where the stamp is drawn: over the content of the page, or behind it. It must be one of over, under. Absent: "over". */
	readonly layer?: "over" | "under";
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface AddQrCodeResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly stampedPages: number };
	readonly notes: readonly Note[];
}
/** Stamp a QR code on pages, such as an address, an order number or the text of a payment (EPC, Swiss QR). */
export function addQrCode(document: Input, parameters: AddQrCodeParameters, options?: Options): Promise<AddQrCodeResult>;

export interface GetFormDataParameters {
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface GetFormDataResult {
	readonly data: JsonObject;
	readonly facts: { readonly pageCount: number; readonly fieldCount: number };
	readonly notes: readonly Note[];
}
/** Read the fields of a form and their values; the document passes through unchanged. */
export function getFormData(document: Input, parameters?: GetFormDataParameters, options?: Options): Promise<GetFormDataResult>;

export interface FillFormParameters {
	/** Value of each field by its name: text or a number, true or false for a check box, an option for a choice. The name is the full name of the field, or its last part if that is unique. Null clears a field. It must be a JSON object such as {"name": "Ada", "agree": true}, at most 1000000 characters. */
	readonly values: object;
	/** What to do with values for fields that the form does not have. It must be one of error, ignore. Absent: "error". */
	readonly unknownFields?: "error" | "ignore";
	/** Whether to turn the filled form into plain content of the pages. It must be true or false. Absent: false. */
	readonly flatten?: boolean;
	/** Whether signatures of the document stay valid, because the values are appended to it. It must be true or false. Absent: false. */
	readonly keepSignatures?: boolean;
	/** TrueType or OpenType font for characters that the fonts of the fields lack, such as Arabic, Hebrew or Chinese. It must be a TrueType or OpenType font of at most 20 MB. */
	readonly font?: Input;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface FillFormResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly filledFields: number; readonly unfilledFields: readonly string[]; readonly unusedKeys: readonly string[] };
	readonly notes: readonly Note[];
}
/** Fill the fields of a form, and draw the values so that every reader shows them. */
export function fillForm(document: Input, parameters: FillFormParameters, options?: Options): Promise<FillFormResult>;

export interface FlattenFormParameters {
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. Absent: "all". */
	readonly pages?: string;
	/** TrueType or OpenType font for characters that the fonts of the fields lack, such as Arabic, Hebrew or Chinese. It must be a TrueType or OpenType font of at most 20 MB. */
	readonly font?: Input;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface FlattenFormResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly flattenedWidgets: number };
	readonly notes: readonly Note[];
}
/** Turn the fields of a form into plain content of the pages, as they look. */
export function flattenForm(document: Input, parameters?: FlattenFormParameters, options?: Options): Promise<FlattenFormResult>;

export interface GetDocumentInfoParameters {
	/** Whether to include width, height, rotation, label and number of characters of every page. It must be true or false. Absent: false. */
	readonly perPage?: boolean;
	/** Whether to include all bookmarks, as an object that Set Bookmarks takes. It must be true or false. Absent: false. */
	readonly withBookmarks?: boolean;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface GetDocumentInfoResult {
	readonly data: JsonObject;
	readonly facts: Readonly<Record<string, never>>;
	readonly notes: readonly Note[];
}
/** Read facts about a document: pages, metadata, encryption, signatures, form, attachments, fonts and more. */
export function getDocumentInfo(document: Input, parameters?: GetDocumentInfoParameters, options?: Options): Promise<GetDocumentInfoResult>;

export interface CheckDocumentParameters {
	/** Maximum number of pages of the document. It must be a whole number of at least 1. */
	readonly maximumPages?: number | string;
	/** Maximum size of the file, in bytes. It must be a whole number of at least 1, in bytes, or a size such as 18 MB or 18 MiB. */
	readonly maximumBytes?: number | string;
	/** Whether every font must be embedded, so that the document looks and prints the same everywhere. It must be true or false. Absent: false. */
	readonly requireEmbeddedFonts?: boolean;
	/** Whether the document must open without a password. It must be true or false. Absent: false. */
	readonly requireUnlocked?: boolean;
	/** Whether the document must not contain scripts. It must be true or false. Absent: false. */
	readonly forbidJavascript?: boolean;
	/** Words, or a regular expression, that must be on a page of the document. It must be 1 to 500 characters. */
	readonly requiredText?: string;
	/** Words, or a regular expression, that must not be on any page. It must be 1 to 500 characters. */
	readonly forbiddenText?: string;
	/** How Required Text and Forbidden Text are read. It must be one of text, regex. Absent: "text". */
	readonly searchMode?: "text" | "regex";
	/** Whether every page that is not empty must have text, which scans without recognized text do not have. It must be true or false. Absent: false. */
	readonly requireSearchable?: boolean;
	/** Maximum number of characters that cannot be read as text, because their fonts do not tell which letters they are. It must be a whole number of at least 0. */
	readonly maximumUnreadable?: number | string;
	/** Whether the document must be an electronic invoice: XML that can be read, XMP that agrees with it, and right sums. It must be true or false. Absent: false. */
	readonly requireEInvoice?: boolean;
	/** Whether the document must be signed, each signature intact, and nothing changed after it that it does not permit. It must be true or false. Absent: false. */
	readonly requireSignature?: boolean;
	/** How the violation of a rule counts: as an error, or as a result. It must be one of error, report. Absent: "error". */
	readonly onViolation?: "error" | "report";
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface CheckDocumentResult {
	readonly data: JsonObject;
	readonly facts: { readonly textlessPages?: readonly number[] };
	readonly notes: readonly Note[];
}
/** Check a document: pass it on unchanged, or fail and list everything that is wrong with it. */
export function checkDocument(document: Input, parameters?: CheckDocumentParameters, options?: Options): Promise<CheckDocumentResult>;

export interface SetMetadataParameters {
	/** Title of the document. It must be at most 1000 characters. */
	readonly title?: string;
	/** Name of the person or organization that wrote the document. It must be at most 1000 characters. */
	readonly author?: string;
	/** Subject of the document, or a sentence about it. It must be at most 1000 characters. */
	readonly subject?: string;
	/** Keywords, separated by commas. It must be at most 1000 characters. */
	readonly keywords?: string;
	/** Program that made the original of the document. It must be at most 1000 characters. */
	readonly creator?: string;
	/** Language of the text, as a BCP 47 tag. It must be a language tag such as en, de-AT or zh-Hant (BCP 47), at most 1000 characters. */
	readonly language?: string;
	/** Whether to remove all metadata first: title, author, dates, programs, XMP and private data of programs. Metadata inside images are not removed. It must be true or false. Absent: false. */
	readonly removeExisting?: boolean;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface SetMetadataResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number };
	readonly notes: readonly Note[];
}
/** Set title, author and other metadata of a document, or remove existing metadata. */
export function setMetadata(document: Input, parameters?: SetMetadataParameters, options?: Options): Promise<SetMetadataResult>;

export interface ExtractImagesParameters {
	/** Width and height, in pixels, that an image has at least. Smaller ones are left out: most are lines and dots. It must be a whole number from 1 to 100000. Absent: 16. */
	readonly minimumSize?: number | string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface ExtractImagesResult {
	readonly files: readonly ResultFile[];
	readonly facts: { readonly imageCount: number };
	readonly notes: readonly Note[];
}
/** Get the images that are on the pages of a document, as they were put into it. */
export function extractImages(document: Input, parameters?: ExtractImagesParameters, options?: Options): Promise<ExtractImagesResult>;

export interface MarkdownToPdfParameters {
	/** Size of the pages. It must be one of A4, Letter, A5, A3, Legal, or a size such as 210 x 99 mm. Absent: "A4". */
	readonly pageSize?: "A4" | "Letter" | "A5" | "A3" | "Legal" | `${number} x ${number} ${"mm" | "cm" | "in"}`;
	/** Width of the pages in inches, with Page Height in place of Page Size and Orientation. It must be a decimal number of at least 1 and at most 200, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. */
	readonly pageWidth?: number | string;
	/** Height of the pages in inches, with Page Width in place of Page Size and Orientation. It must be a decimal number of at least 1 and at most 200, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. */
	readonly pageHeight?: number | string;
	/** Orientation of the pages. It must be one of portrait, landscape. Absent: "portrait". */
	readonly orientation?: "portrait" | "landscape";
	/** Distance from the page border to the text, in inches. It must be a decimal number of at least 0.25 and at most 4, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. Absent: 1. */
	readonly margin?: number | string;
	/** How the document looks. It must be one of plain, report, letter. Absent: "plain". */
	readonly theme?: "plain" | "report" | "letter";
	/** Size of the text, in points. Headings, code and footnotes follow it. It must be a decimal number of at least 6 and at most 24, in points, with a point. Absent: 11. */
	readonly fontSize?: number | string;
	/** Whether each page has its number at the foot. It must be true or false. Absent: true. */
	readonly pageNumbers?: boolean;
	/** Line at the head of each page. One part is centered, two parts with a | between them are left and right, three are left, middle and right. {number} is the page number, {last} the last one, {title} the title, {date} the date. It must be a line such as {title}|{number} / {last}, at most 500 characters. */
	readonly header?: string;
	/** Whether the first page has the header, too. It must be true or false. Absent: true. */
	readonly headerOnFirst?: boolean;
	/** Line at the foot of each page, in place of its number. One part is centered, two parts with a | between them are left and right, three are left, middle and right. {number} is the page number, {last} the last one, {title} the title, {date} the date. It must be a line such as {title}|{number} / {last}, at most 500 characters. */
	readonly footer?: string;
	/** Text in place of {date} in the header and the footer. It must be at most 100 characters. */
	readonly date?: string;
	/** PNG or JPEG image at the upper right of the first page, at most 2 inches wide and 0.75 inches high. It must be a PNG or JPEG image. */
	readonly logo?: Input;
	/** Color of headings, and of the rules of tables and quotations, by a name of CSS or its number. It must be a color such as Red, darkgreen or #c00000, at most 20 characters. */
	readonly accentColor?: string;
	/** PDF document that goes under the pages, page by page; its last page goes under all further ones. It must be a PDF document. */
	readonly letterhead?: Input;
	/** Password that opens the letterhead, if it needs one. It must be 1 to 256 characters. */
	readonly letterheadPassword?: string;
	/** Whether the document begins with a list of its headings, with page numbers and links. It must be true or false. Absent: false. */
	readonly tableOfContents?: boolean;
	/** Title of the document. If absent, that of the front matter, else the first heading, else the name of the file. It must be at most 1000 characters. */
	readonly title?: string;
	/** Author of the document. If absent, that of the front matter. It must be at most 1000 characters. */
	readonly author?: string;
	/** Language of the text, for screen readers. If absent, lang of the front matter. Without a language, the document does not claim PDF/UA. It must be a language tag such as en, de-AT or zh-Hant (BCP 47), at most 35 characters. */
	readonly language?: string;
	/** Makes the text a template: {{name}} becomes the value of that name, and {{#items}} … {{/items}} is repeated for each item of a list. A value is never read as Markdown. A name that is not given is an error. It must be a JSON object such as {"name": "Ada", "items": [{"price": "3.50"}]}, at most 1000000 characters. */
	readonly values?: object;
	/** TrueType or OpenType font of the text. Ours shows the characters that it lacks. It must be a TrueType or OpenType font of at most 20 MB. */
	readonly font?: Input;
	/** TrueType or OpenType font of headings and bold text. If absent, ours. It must be a TrueType or OpenType font of at most 20 MB. */
	readonly boldFont?: Input;
}
export interface MarkdownToPdfResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number };
	readonly notes: readonly Note[];
}
/** Make a document from Markdown, such as the answer of a model or a file of a repository. Takes Markdown, not HTML. The result is tagged, with bookmarks, and made for archives and screen readers. */
export function markdownToPdf(document: string | Input, parameters?: MarkdownToPdfParameters, options?: Options): Promise<MarkdownToPdfResult>;

export interface PagesToImagesParameters {
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. Absent: "all". */
	readonly pages?: string;
	/** Format of the images. It must be one of png, jpeg. Absent: "png". */
	readonly imageFormat?: "png" | "jpeg";
	/** Pixels per inch of the page (dpi). It must be a whole number from 36 to 600. Absent: 150. */
	readonly resolution?: number | string;
	/** Width of each image in pixels, instead of Resolution. The height follows from the page. It must be a whole number from 16 to 10000. */
	readonly pixelWidth?: number | string;
	/** Quality of JPEG images, from 1 to 100. It must be a whole number from 1 to 100. Absent: 85. */
	readonly quality?: number | string;
	/** Whether to make the images gray. It must be true or false. Absent: false. */
	readonly grayscale?: boolean;
	/** Whether the ground of PNG images is transparent instead of white. It must be true or false. Absent: false. */
	readonly transparent?: boolean;
	/** Whether comments and form fields are drawn, as on a screen. It must be true or false. Absent: true. */
	readonly withAnnotations?: boolean;
	/** TrueType or OpenType font to draw with where the document lacks one, such as for Arabic, Hebrew or Chinese. It must be a TrueType or OpenType font of at most 20 MB. */
	readonly font?: Input;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface PagesToImagesResult {
	readonly files: readonly ResultFile[];
	readonly facts: { readonly imageCount: number };
	readonly notes: readonly Note[];
}
/** Draw pages as PNG or JPEG images, one image for each page, as a viewer shows them. */
export function pagesToImages(document: Input, parameters?: PagesToImagesParameters, options?: Options): Promise<PagesToImagesResult>;

export interface HtmlToPdfParameters {
	/** Size of the pages, unless @page in the style sheets says another one. It must be one of A4, Letter, A5, A3, Legal, or a size such as 210 x 99 mm. Absent: "A4". */
	readonly pageSize?: "A4" | "Letter" | "A5" | "A3" | "Legal" | `${number} x ${number} ${"mm" | "cm" | "in"}`;
	/** Width of the pages in inches, with Page Height in place of Page Size and Orientation. It must be a decimal number of at least 1 and at most 200, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. */
	readonly pageWidth?: number | string;
	/** Height of the pages in inches, with Page Width in place of Page Size and Orientation. It must be a decimal number of at least 1 and at most 200, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. */
	readonly pageHeight?: number | string;
	/** Orientation of the pages, unless @page in the style sheets says another one. It must be one of portrait, landscape. Absent: "portrait". */
	readonly orientation?: "portrait" | "landscape";
	/** Distance from the page border to the content, in inches, unless @page in the style sheets says another one. It must be a decimal number of at least 0 and at most 4, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. Absent: 0.4. */
	readonly margin?: number | string;
	/** A style sheet that the document begins with. All that its own sheets say wins. It must be one of plain, report, letter. Absent: "plain". */
	readonly theme?: "plain" | "report" | "letter";
	/** Whether each page has its number at the foot. It must be true or false. Absent: false. */
	readonly pageNumbers?: boolean;
	/** Line at the head of each page. One part is centered, two parts with a | between them are left and right, three are left, middle and right. {number} is the page number, {last} the last one, {title} the title, {date} the date. Boxes of @page at the head take its place. It must be a line such as {title}|{number} / {last}, at most 500 characters. */
	readonly header?: string;
	/** Whether the first page has the header, too. It must be true or false. Absent: true. */
	readonly headerOnFirst?: boolean;
	/** Line at the foot of each page, in place of its number. One part is centered, two parts with a | between them are left and right, three are left, middle and right. {number} is the page number, {last} the last one, {title} the title, {date} the date. Boxes of @page at the foot take its place. It must be a line such as {title}|{number} / {last}, at most 500 characters. */
	readonly footer?: string;
	/** Text in place of {date} in the header and the footer. It must be at most 100 characters. */
	readonly date?: string;
	/** PNG or JPEG image at the upper right of the first page, at most 2 inches wide and 0.75 inches high. It must be a PNG or JPEG image. */
	readonly logo?: Input;
	/** Color of headings whose color no style sheet says, by a name of CSS or its number. Style sheets may use it as var(--accent-color). It must be a color such as Red, darkgreen or #c00000, at most 20 characters. */
	readonly accentColor?: string;
	/** PDF document that goes under the pages, page by page; its last page goes under all further ones. It must be a PDF document. */
	readonly letterhead?: Input;
	/** Password that opens the letterhead, if it needs one. It must be 1 to 256 characters. */
	readonly letterheadPassword?: string;
	/** Title of the document. If absent, that of the HTML, else its first heading, else the name of the file. It must be at most 1000 characters. */
	readonly title?: string;
	/** Author of the document. If absent, that of the HTML. It must be at most 1000 characters. */
	readonly author?: string;
	/** Language of the text, for screen readers. If absent, lang of the html element. Without a language, the document does not claim PDF/UA. It must be a language tag such as en, de-AT or zh-Hant (BCP 47), at most 35 characters. */
	readonly language?: string;
	/** Makes the text a template: {{name}} becomes the value of that name, and {{#items}} … {{/items}} is repeated for each item of a list. A value is never read as HTML. A name that is not given is an error. It must be a JSON object such as {"name": "Ada", "items": [{"price": "3.50"}]}, at most 1000000 characters. */
	readonly values?: object;
	/** TrueType or OpenType font of the text. Ours shows the characters that it lacks. It must be a TrueType or OpenType font of at most 20 MB. */
	readonly font?: Input;
	/** TrueType or OpenType font of headings and bold text. If absent, ours. It must be a TrueType or OpenType font of at most 20 MB. */
	readonly boldFont?: Input;
}
export interface HtmlToPdfResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number };
	readonly notes: readonly Note[];
}
/** Make a tagged document from HTML with style sheets, such as an invoice, a certificate or a report; nothing is fetched, and scripts are not run. */
export function htmlToPdf(document: string | Input, parameters?: HtmlToPdfParameters, options?: Options): Promise<HtmlToPdfResult>;

export interface SetBookmarksParameters {
	/** An object with the list bookmarks, or the list alone. Each bookmark has a title, a page, open (whether the bookmarks below it show at first) and children, which are bookmarks too. A page of null makes a heading. Get Info with bookmarks gives such an object. It must be a JSON object such as {"bookmarks": [{"title": "Chapter 1", "page": 3}]}, at most 4000000 characters. */
	readonly bookmarkList: object;
	/** Where the bookmarks are put: in place of those of the document, or after them. It must be one of replace, append. Absent: "replace". */
	readonly placement?: "replace" | "append";
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface SetBookmarksResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly bookmarkCount: number };
	readonly notes: readonly Note[];
}
/** Give a document bookmarks, in place of those that it has or after them. */
export function setBookmarks(document: Input, parameters: SetBookmarksParameters, options?: Options): Promise<SetBookmarksResult>;

export interface SanitizeDocumentParameters {
	/** Whether to remove JavaScript, and actions that start programs, send forms, play media or open other files. It must be true or false. Absent: true. */
	readonly removeScripts?: boolean;
	/** Whether to remove private data of programs, thumbnails, metadata of single pages and images, and values of hidden fields. It must be true or false. Absent: true. */
	readonly removePrivateData?: boolean;
	/** Whether to remove title, author, dates and all other metadata of the document. A claim to be PDF/A or an electronic invoice ends with it. It must be true or false. Absent: true. */
	readonly removeMetadata?: boolean;
	/** Whether to remove layers that show neither on the screen nor on paper, with their content. It must be true or false. Absent: true. */
	readonly removeHiddenLayers?: boolean;
	/** Whether to remove invisible text. Scans lose the text that makes them searchable. It must be true or false. Absent: false. */
	readonly removeHiddenText?: boolean;
	/** Whether to remove all embedded files. An electronic invoice is one. It must be true or false. Absent: false. */
	readonly removeAttachments?: boolean;
	/** Whether to remove comments: notes, highlights, drawings, stamps and text boxes of reviewers. It must be true or false. Absent: false. */
	readonly removeComments?: boolean;
	/** Whether to remove the targets of links to websites and other files. It must be true or false. Absent: false. */
	readonly removeExternalLinks?: boolean;
	/** Whether to remove EXIF data, such as places and dates, from JPEG and JPEG 2000 images. It must be true or false. Absent: false. */
	readonly removeImageMetadata?: boolean;
	/** Whether to remove text, images, drawings and annotations outside the visible part of pages, or wholly clipped. It must be true or false. Absent: false. */
	readonly removeCropped?: boolean;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface SanitizeDocumentResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly removedScripts?: number; readonly removedPrivateData?: number; readonly removedMetadata?: number; readonly removedHiddenLayers?: number; readonly removedHiddenText?: number; readonly removedAttachments?: number; readonly removedComments?: number; readonly removedExternalLinks?: number; readonly removedImageMetadata?: number; readonly removedCropped?: number; readonly removedBookmarks?: number; readonly removedUnusedObjects?: number };
	readonly notes: readonly Note[];
}
/** Remove from a document what its pages do not show: scripts, private data, metadata, hidden layers and, if wanted, more. */
export function sanitizeDocument(document: Input, parameters?: SanitizeDocumentParameters, options?: Options): Promise<SanitizeDocumentResult>;

export interface CheckSignaturesParameters {
	/** Certificates that you trust, as PEM or DER: of signers, or of authorities that issue theirs. If absent, trust is not checked. It must be certificates, as PEM or DER, of at most 1 MB. */
	readonly trustedCertificates?: Input;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface CheckSignaturesResult {
	readonly data: JsonObject;
	readonly facts: Readonly<Record<string, never>>;
	readonly notes: readonly Note[];
}
/** Check every signature of a document: whether the signed part is intact, what came after it, who signed and when, but not whether a certificate was revoked. */
export function checkSignatures(document: Input, parameters?: CheckSignaturesParameters, options?: Options): Promise<CheckSignaturesResult>;

export interface SignDocumentParameters {
	/** Certificate with its private key: a PKCS #12 file, or PEM. Poppler does not verify signatures of one for RSASSA-PSS alone. It must be a certificate with its private key, as PEM or PKCS #12, of at most 1 MB. */
	readonly certificate: Input;
	/** Password that opens the certificate, if it needs one. It must be 1 to 256 characters. */
	readonly certificatePassword?: string;
	/** Why the document is signed. It must be 1 to 255 characters. */
	readonly reason?: string;
	/** Where the document is signed. It must be 1 to 255 characters. */
	readonly location?: string;
	/** Name of the signer. If absent, the name in the certificate. It must be 1 to 255 characters. */
	readonly signer?: string;
	/** Name of the empty signature field to sign, which shows the signature if it has a place on a page. If absent, a new field is added. It must be 1 to 1000 characters. */
	readonly signField?: string;
	/** The changes that are permitted after the signature. Only the first signature of a document can certify it. It must be one of none, no_changes, fill_forms, comments. Absent: "none". */
	readonly certification?: "none" | "no_changes" | "fill_forms" | "comments";
	/** Time of signing, as ISO 8601. If absent, the time of the machine. It must be a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00, at most 40 characters. */
	readonly signedAt?: string;
	/** Address of a time stamp server (RFC 3161), which confirms the time of signing. It must be an HTTPS address such as https://tsa.example.com, 1 to 2000 characters. */
	readonly timestampServer?: string;
	/** Whether a page shows the signature, with the name, the time, the reason and the location. It must be true or false. Absent: false. */
	readonly visible?: boolean;
	/** Page that shows the signature, counted from 1. If absent, the last page. It must be a whole number of at least 1. */
	readonly signaturePage?: number | string;
	/** Where the signature is within the margins of the page as displayed. It must be one of top_left, top_center, top_right, center_left, center, center_right, bottom_left, bottom_center, bottom_right. Absent: "bottom_right". */
	readonly position?: "top_left" | "top_center" | "top_right" | "center_left" | "center" | "center_right" | "bottom_left" | "bottom_center" | "bottom_right";
	/** Width of the signature, in inches. It must be a decimal number greater than 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. Absent: 2.5. */
	readonly signatureWidth?: number | string;
	/** Distance from the page border to the signature, in inches. It must be a decimal number of at least 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in. Absent: 0.5. */
	readonly margin?: number | string;
	/** PNG or JPEG image that is shown with the signature, such as one of handwriting. It needs Visible, or a signature field with a place on a page. It must be a PNG or JPEG image. */
	readonly image?: Input;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface SignDocumentResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly signer: string; readonly signedAt: string; readonly level: string };
	readonly notes: readonly Note[];
}
/** Sign a document with a certificate, so that changes can be detected (PAdES); signatures that it has stay valid, because the new one is appended. */
export function signDocument(document: Input, parameters: SignDocumentParameters, options?: Options): Promise<SignDocumentResult>;

export interface RedactTextParameters {
	/** Words to remove, or a regular expression. Of words, each line is searched on its own. It must be 1 to 100000 characters. */
	readonly search?: string;
	/** How the text to search is read. It must be one of text, regex. Absent: "text". */
	readonly searchMode?: "text" | "regex";
	/** Kinds of words to remove, which are found by their form. It must be one or more of email, phone, iban, card, url, date, separated by commas. */
	readonly redactKinds?: readonly ("email" | "phone" | "iban" | "card" | "url" | "date")[];
	/** Places from which everything is removed, in points from the upper left corner of the page as displayed. Takes what find_text gives as it is. It must be a JSON object such as {"areas": [{"page": 1, "box": {"x": 72, "y": 72, "width": 100, "height": 20}}]}, at most 4000000 characters. */
	readonly redactAreas?: object;
	/** Whether to remove everything from areas that annotations of the document mark for redaction. It must be true or false. Absent: false. */
	readonly redactAnnotations?: boolean;
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. Absent: "all". */
	readonly pages?: string;
	/** The mark that is drawn where something was removed from a page. It must be one of black, white, none. Absent: "black". */
	readonly redactMark?: "black" | "white" | "none";
	/** A word in each mark that has room for it, such as the reason. It must be 1 to 32 characters. */
	readonly redactLabel?: string;
	/** Whether to remove attached files, media and 3D artwork, which are not searched. A document with them is refused otherwise. It must be true or false. Absent: false. */
	readonly removeAttachments?: boolean;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface RedactTextResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly redactedMatches: number; readonly redactedPages: number; readonly redactedImages: number };
	readonly notes: readonly Note[];
}
/** Remove words or a pattern from a document for good: from pages, bookmarks, form fields, comments, tags and metadata; it fails if anything is left in the result. */
export function redactText(document: Input, parameters?: RedactTextParameters, options?: Options): Promise<RedactTextResult>;

export interface CompareDocumentsParameters {
	/** The earlier version: a PDF document. It must be a PDF document. */
	readonly compareTo: Input;
	/** Password that opens the earlier version, if it needs one. It must be 1 to 256 characters. */
	readonly comparePassword?: string;
	/** Regular expression (RE2) for text that differs every time, such as dates and build numbers. Lines in which it is found are compared by the rest of their text, and not by how they look. It must be 1 to 500 characters. */
	readonly ignorePattern?: string;
	/** Whether to return the lines of text that were removed and added, at most 200 for each page. It must be true or false. Absent: false. */
	readonly withText?: boolean;
	/** Which differences of pages do not count. It must be one of none, pixels. Absent: "none". */
	readonly tolerance?: "none" | "pixels";
	/** Whether to make a document that shows each changed page before, after, and both over each other, with boxes around what changed. It must be true or false. Absent: false. */
	readonly differencePdf?: boolean;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface CompareDocumentsResult {
	readonly data: JsonObject;
	readonly facts: Readonly<Record<string, never>>;
	readonly notes: readonly Note[];
}
/** Find out what changed since an earlier version of a document: pages by what they draw and by their text, links, bookmarks, attachments, fields and more. */
export function compareDocuments(document: Input, parameters: CompareDocumentsParameters, options?: Options): Promise<CompareDocumentsResult>;

export interface FlattenAnnotationsParameters {
	/** The annotations to work on. Links, form fields and file attachments always stay. It must be one of comments, all. Absent: "comments". */
	readonly annotationKinds?: "comments" | "all";
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface FlattenAnnotationsResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly flattenedAnnotations: number; readonly removedAnnotations: number; readonly leftAnnotations: number };
	readonly notes: readonly Note[];
}
/** Turn comments, such as highlights, drawings and stamps, into plain content of the pages, as they look. */
export function flattenAnnotations(document: Input, parameters?: FlattenAnnotationsParameters, options?: Options): Promise<FlattenAnnotationsResult>;

export interface RemoveAnnotationsParameters {
	/** The annotations to work on. Links, form fields and file attachments always stay. It must be one of comments, all. Absent: "comments". */
	readonly annotationKinds?: "comments" | "all";
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface RemoveAnnotationsResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly removedAnnotations: number };
	readonly notes: readonly Note[];
}
/** Remove comments, such as notes, highlights, drawings and stamps, from the pages. */
export function removeAnnotations(document: Input, parameters?: RemoveAnnotationsParameters, options?: Options): Promise<RemoveAnnotationsResult>;

export interface SetPageLabelsParameters {
	/** An object with the list labels, or the list alone. Each entry has from (the page, counted from 1, at which a range begins), style (decimal, roman_lower, roman_upper, letters_lower, letters_upper or none), prefix and start (the number of its first page). Pages before the first range count from 1. An empty list removes all labels. Get Info gives such an object. It must be a JSON object such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}, at most 4000000 characters. */
	readonly labels: object;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface SetPageLabelsResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly labelledPages: number };
	readonly notes: readonly Note[];
}
/** Give the pages of a document labels, which viewers show in place of page numbers, in place of those that it has. */
export function setPageLabels(document: Input, parameters: SetPageLabelsParameters, options?: Options): Promise<SetPageLabelsResult>;

export interface ExtractAttachmentsParameters {
	/** Name of the attachments to extract: * matches any characters, ? matches one. If absent, all attachments are extracted. It must be at most 200 characters. */
	readonly namePattern?: string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface ExtractAttachmentsResult {
	readonly files: readonly ResultFile[];
	readonly facts: { readonly attachmentCount: number };
	readonly notes: readonly Note[];
}
/** Get the files that are attached to a document, such as the XML of an electronic invoice. */
export function extractAttachments(document: Input, parameters?: ExtractAttachmentsParameters, options?: Options): Promise<ExtractAttachmentsResult>;

export interface AddAttachmentParameters {
	/** The file to attach. It must be a file. */
	readonly attachment: Input;
	/** Name of the attachment in the document. If absent, the name of the file. It must be a file name without folders, at most 200 characters. */
	readonly attachmentName?: string;
	/** Media type of the attachment. If absent, it follows from the extension of the name. It must be a media type such as text/xml or application/pdf, at most 255 characters. */
	readonly mimeType?: string;
	/** Description of the attachment, which viewers list with it. If absent, the description of the attachment that it replaces. It must be at most 1000 characters. */
	readonly attachmentDescription?: string;
	/** How the attachment relates to the document. If absent, the relationship of the attachment that it replaces, otherwise unspecified. It must be one of unspecified, source, data, alternative, supplement. */
	readonly relationship?: "unspecified" | "source" | "data" | "alternative" | "supplement";
	/** When the attachment was last changed, as ISO 8601. If absent, the date of the document, never the current time. It must be a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00, at most 40 characters. */
	readonly modified?: string;
	/** Whether to replace an attachment of the same name. Otherwise an attachment of that name is an error. It must be true or false. Absent: false. */
	readonly replaceExisting?: boolean;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface AddAttachmentResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly attachmentName: string; readonly attachmentCount: number; readonly replacedAttachment: boolean };
	readonly notes: readonly Note[];
}
/** Attach a file to a document. */
export function addAttachment(document: Input, parameters: AddAttachmentParameters, options?: Options): Promise<AddAttachmentResult>;

export interface ReadEInvoiceParameters {
	/** Whether the result has the XML of the invoice too, as text. It must be true or false. Absent: false. */
	readonly withXml?: boolean;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface ReadEInvoiceResult {
	readonly data: JsonObject;
	readonly facts: Readonly<Record<string, never>>;
	readonly notes: readonly Note[];
}
/** Read an electronic invoice, in a PDF or as XML (Factur-X, ZUGFeRD 2, XRechnung, UBL): seller, buyer, lines and totals. */
export function readEInvoice(document: string | Input, parameters?: ReadEInvoiceParameters, options?: Options): Promise<ReadEInvoiceResult>;

export interface CreateEInvoiceParameters {
	/** The invoice as XML: Cross Industry Invoice (CII) in a profile of Factur-X, ZUGFeRD 2 or XRechnung. It must be a file. */
	readonly invoice?: Input;
	/** The invoice as data, in place of XML, by the names that Read gives. Amounts are decimals as text or numbers. Sums and VAT are calculated where they are absent, and checked where they are given. It must be a JSON object such as {"number": "2026-1", "issueDate": "2026-01-31", "lines": []}, at most 4000000 characters. */
	readonly invoiceData?: object;
	/** The profile of the XML that is made of the data. It must be one of en16931, basic, extended, xrechnung. Absent: "en16931". */
	readonly profile?: "en16931" | "basic" | "extended" | "xrechnung";
	/** How the XML relates to the pages. If absent, alternative, or data for the profiles MINIMUM and BASIC WL, which allow nothing else. It must be one of alternative, data, source. */
	readonly relationship?: "alternative" | "data" | "source";
	/** Whether to attach the XML without any claim that the document is an electronic invoice. The PDF then need not be PDF/A. It must be true or false. Absent: false. */
	readonly attachOnly?: boolean;
	/** Whether a PDF that claims no PDF/A becomes PDF/A-3b, if it lacks only entries that change nothing that shows. The error names every other obstacle. It must be true or false. Absent: false. */
	readonly upgradeToArchive?: boolean;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface CreateEInvoiceResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly profile: string };
	readonly notes: readonly Note[];
}
/** Put the XML of an invoice into its PDF, which must be PDF/A-1, PDF/A-2 or PDF/A-3 or become it, as Factur-X and ZUGFeRD 2 prescribe it. */
export function createEInvoice(document: Input, parameters?: CreateEInvoiceParameters, options?: Options): Promise<CreateEInvoiceResult>;

export interface CheckEInvoiceParameters {
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface CheckEInvoiceResult {
	readonly data: JsonObject;
	readonly facts: Readonly<Record<string, never>>;
	readonly notes: readonly Note[];
}
/** Check an electronic invoice, in a PDF or as XML, by the rules of EN 16931, XRechnung and Factur-X: a report of everything that is wrong. */
export function checkEInvoice(document: string | Input, parameters?: CheckEInvoiceParameters, options?: Options): Promise<CheckEInvoiceResult>;

export interface ExtractTextParameters {
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. Absent: "all". */
	readonly pages?: string;
	/** How the text is arranged. It must be one of reading, page, markdown. Absent: "reading". */
	readonly layout?: "reading" | "page" | "markdown";
	/** Whether to also return the text of each page, with its number and label, and whether it has text. It must be true or false. Absent: false. */
	readonly perPage?: boolean;
	/** Whether to return the place of each word on its page, in points from the upper left. Needs Separate Pages, and takes at most 100 pages. It must be true or false. Absent: false. */
	readonly wordBoxes?: boolean;
	/** Whether to return the lines of each page with their places, in points from the upper left. Needs Separate Pages, and takes at most 100 pages. It must be true or false. Absent: false. */
	readonly lineBoxes?: boolean;
	/** Whether Markdown keeps headers, footers and page numbers, which repeat on the pages. It must be true or false. Absent: false. */
	readonly keepRepeated?: boolean;
	/** Whether to also return the tables as rows of texts, each with its page and its place, and whether it is certain. It must be true or false. Absent: false. */
	readonly tables?: boolean;
	/** How the text is cut into pieces, such as for a vector store, each with its pages and headings. It must be one of none, page, section, size. Absent: "none". */
	readonly pieces?: "none" | "page" | "section" | "size";
	/** Most characters of a piece. Needs Pieces by section or by size. It must be a whole number from 200 to 100000. Absent: 2000. */
	readonly pieceSize?: number | string;
	/** Most characters at the end of a piece with which the next one begins again, fewer than half of Piece Size. Needs Pieces by size. It must be a whole number from 0 to 10000. Absent: 0. */
	readonly pieceOverlap?: number | string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface ExtractTextResult {
	readonly data: JsonObject;
	readonly facts: { readonly textlessPages: readonly number[]; readonly pieceCount?: number };
	readonly notes: readonly Note[];
}
/** Read the text of a document: as flowing text, as laid out on the page, or as Markdown. */
export function extractText(document: Input, parameters?: ExtractTextParameters, options?: Options): Promise<ExtractTextResult>;

export interface FindTextParameters {
	/** Words to find, or a regular expression. It must be 1 to 500 characters. */
	readonly search: string;
	/** How the text to search is read. It must be one of text, regex. Absent: "text". */
	readonly searchMode?: "text" | "regex";
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. Absent: "all". */
	readonly pages?: string;
	/** Maximum number of matches to return. It must be a whole number from 1 to 10000. Absent: 1000. */
	readonly maximumMatches?: number | string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface FindTextResult {
	readonly data: JsonObject;
	readonly facts: { readonly textlessPages: readonly number[] };
	readonly notes: readonly Note[];
}
/** Find words or a pattern in a document: the pages, the places on them, and parts such as an invoice number. */
export function findText(document: Input, parameters: FindTextParameters, options?: Options): Promise<FindTextResult>;

export interface AddTextLayerParameters {
	/** Result of a recognizer: hOCR, ALTO, or JSON with pages and words and their boxes. It must be a file. */
	readonly textLayer: Input;
	/** Pages that have text already. It must be one of skip, replace. Absent: "skip". */
	readonly existingText?: "skip" | "replace";
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface AddTextLayerResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly layeredPages: number; readonly layeredWords: number; readonly confidence?: number };
	readonly notes: readonly Note[];
}
/** Put recognized text under the pages of a scan, invisible, so that it can be searched and copied; images stay as they are. */
export function addTextLayer(document: Input, parameters: AddTextLayerParameters, options?: Options): Promise<AddTextLayerResult>;

export interface RecognizeTextParameters {
	/** Languages of the text, the most frequent first, such as en or de, fr. The recognizer must have their data. A wrong language gives wrong words. It must be 1 to 100 characters. */
	readonly languages: string;
	/** Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages. It must be pages such as 1..3, -1, odd, even, all or not 2, at most 20000 characters. Absent: "all". */
	readonly pages?: string;
	/** Pages that have text already. It must be one of skip, replace. Absent: "skip". */
	readonly existingText?: "skip" | "replace";
	/** Whether crooked pages are turned level before they are recognized. The document keeps its look. It must be true or false. Absent: false. */
	readonly deskew?: boolean;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface RecognizeTextResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly recognizedPages: number; readonly recognizedWords: number; readonly confidence?: number };
	readonly notes: readonly Note[];
}
/** Recognize the text of scanned pages (OCR) and put it under them, invisible, so that it can be searched and copied; in n8n only with a service of your own. */
export function recognizeText(document: Input, parameters: RecognizeTextParameters, options?: Options): Promise<RecognizeTextResult>;

export interface SplitByTextParameters {
	/** Words that a part begins with, or a regular expression. With a group, such as Invoice (\d+), a part begins where the text in the group differs from that of the part before. It must be 1 to 500 characters. */
	readonly search: string;
	/** How the text to search is read. It must be one of text, regex. Absent: "text". */
	readonly searchMode?: "text" | "regex";
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface SplitByTextResult {
	readonly documents: readonly ResultDocument[];
	readonly facts: { readonly sourcePageCount: number; readonly partCount: number; readonly largestBytes: number; readonly leftOutAttachments: number; readonly textlessPages: readonly number[] };
	readonly notes: readonly Note[];
}
/** Cut a document before every page with a text, or where a part of it such as an invoice number changes. */
export function splitByText(document: Input, parameters: SplitByTextParameters, options?: Options): Promise<SplitByTextResult>;

export interface CompressDocumentParameters {
	/** Pixels per inch of images as pages show them (dpi): 96 suits screens, 150 mail, 300 print. It must be a whole number from 36 to 600. Absent: 150. */
	readonly resolution?: number | string;
	/** Quality of images, from 1 to 100. It must be a whole number from 1 to 100. Absent: 70. */
	readonly quality?: number | string;
	/** Whether to make RGB images gray as they are compressed. It must be true or false. Absent: false. */
	readonly grayscale?: boolean;
	/** Size to reach, in bytes: if the result is larger, Resolution and Quality go down in up to six steps, to 50 dpi and quality 20. For an e-mail limit of 25 MB use 18000000. It must be a whole number of at least 1, in bytes, or a size such as 18 MB or 18 MiB. */
	readonly maximumBytes?: number | string;
	/** Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region. It must be 1 to 256 characters. */
	readonly openPassword?: string;
}
export interface CompressDocumentResult {
	readonly document: ResultDocument;
	readonly facts: { readonly pageCount: number; readonly bytesBefore: number; readonly bytesAfter: number; readonly savedPercent: number; readonly compressedImages: number; readonly keptImages: number };
	readonly notes: readonly Note[];
}
/** Make a document smaller with some loss of quality: photos and scans get the resolution that is needed, and are compressed more. */
export function compressDocument(document: Input, parameters?: CompressDocumentParameters, options?: Options): Promise<CompressDocumentResult>;
