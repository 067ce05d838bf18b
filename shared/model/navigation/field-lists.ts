/** The entry in which an action lists fields: by reference, or as a string with the full name (12.6.4.11, 12.7.6.2, 12.7.6.3). */
export const FIELD_LISTS: ReadonlyMap<string, string> = new Map([
	['Hide', 'T'],
	['ResetForm', 'Fields'],
	['SubmitForm', 'Fields'],
]);

/** Without a list, these actions reach all fields of the document (12.7.6.2, 12.7.6.3). */
export const REACHING_ALL: ReadonlySet<string> = new Set(['ResetForm', 'SubmitForm']);

/** Of /Flags: the list says which fields are left out. Without a list it means nothing. */
export const EXCLUDE = 1;
