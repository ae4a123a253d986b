import './contactSupport.ts';
import './Operator.ts';
import './retryMail.ts';
import './SupportAccess.ts';
