ALTER TABLE "cluster_credentials" ADD COLUMN "kubeconfig_downloaded_by" text;--> statement-breakpoint
ALTER TABLE "cluster_credentials" ADD COLUMN "ssh_key_downloaded_by" text;--> statement-breakpoint
ALTER TABLE "cluster_credentials" ADD COLUMN "kubeconfig_transfer" uuid;--> statement-breakpoint
ALTER TABLE "cluster_credentials" ADD COLUMN "kubeconfig_transfer_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cluster_credentials" ADD COLUMN "ssh_key_transfer" uuid;--> statement-breakpoint
ALTER TABLE "cluster_credentials" ADD COLUMN "ssh_key_transfer_at" timestamp (3) with time zone;