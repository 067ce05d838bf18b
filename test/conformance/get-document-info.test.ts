import { conforms } from './conforms';

conforms('get_document_info');
