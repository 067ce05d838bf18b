import { conforms } from './conforms';

conforms('merge_documents');
