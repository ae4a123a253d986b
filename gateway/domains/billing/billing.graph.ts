import './AccountSubscription.ts';
import './BillingDetailsInput.ts';
import './BillingInterval.ts';
import './Plan.ts';
import './subscribeToPlan.ts';
