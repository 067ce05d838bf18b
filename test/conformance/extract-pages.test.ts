import { conforms } from './conforms';

conforms('extract_pages');
