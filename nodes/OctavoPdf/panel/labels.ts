/** The words of the panel for inputs that no operation has. */

/** The label of *Cut Before* if the cut is after the pages. */
export const CUT_AFTER = 'Cut After';

/** Labels of the inputs that have no wire name, by parameter name, with the collection that holds them. */
export const hostLabels: Readonly<Record<string, string>> = {
	permissions: 'Permissions',
	fields: 'Fields',
	rules: 'Rules',
	crop: 'Crop',
	newSize: 'New Size',
	metadata: 'Metadata',
	keepFile: 'Keep File',
	lengthsIn: 'Options > Lengths In',
	options: 'Options',
	inputFrom: 'Input',
	inputUrl: 'URL',
	inputBase64: 'Base64',
	textFrom: 'Text From',
	text: 'Text',
	textField: 'Text Field',
	mergeSource: 'Files to Join',
	mergeOrder: 'Order',
	splitOutput: 'Output',
	valuesFrom: 'Values From',
	formFields: 'Form Fields',
	bookmarksFrom: 'Bookmarks From',
	bookmarks: 'Bookmarks',
	binaryPropertyName: 'Input Binary Field',
	binaryPropertyNames: 'Input Binary Field(s)',
	outputBinaryPropertyName: 'Put Output File in Field',
	maximumFileSize: 'Options > Maximum File Size (MB)',
	timeLimit: 'Options > Time Limit (Seconds)',
	outputFileName: 'Options > Output File Name',
	zipFileName: 'Options > ZIP File Name',
	putTextIn: 'Options > Put Text In',
	putTablesIn: 'Options > Put Tables In',
	pieceOutput: 'Options > Output',
	itemPerRow: 'Options > One Item per Row',
	skipUnreadable: 'Options > Skip Unreadable Files',
	continueAcrossItems: 'Options > Continue Across Items',
	skipEmptyItems: 'Options > Skip Items Without Files',
};
