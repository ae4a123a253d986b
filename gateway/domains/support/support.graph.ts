import './contactSupport.ts';
import './Operator.ts';
import './retryMail.ts';
import './siteFields.ts';
import './SupportAccess.ts';
