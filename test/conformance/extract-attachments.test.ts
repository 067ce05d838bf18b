import { conforms } from './conforms';

conforms('extract_attachments');
