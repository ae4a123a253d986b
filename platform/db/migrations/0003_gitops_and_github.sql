CREATE TABLE "cluster_gitops" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cluster_id" uuid NOT NULL,
	"status" text NOT NULL,
	"enabled" boolean NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"message" text,
	"repository" text NOT NULL,
	"repository_url" text NOT NULL,
	"ssh_url" text NOT NULL,
	"branch" text NOT NULL,
	"cluster_path" text NOT NULL,
	"github_username" text NOT NULL,
	"installation_id" text NOT NULL,
	"deploy_key_id" text,
	"public_key" text,
	"private_key" text,
	"seen" text,
	"enabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "github_integrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"installation_id" text NOT NULL,
	"username" text NOT NULL,
	"avatar_url" text,
	"connected_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cluster_gitops" ADD CONSTRAINT "cluster_gitops_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "github_integrations" ADD CONSTRAINT "github_integrations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "github_integrations" ADD CONSTRAINT "github_integrations_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cluster_gitops_cluster" ON "cluster_gitops" USING btree ("cluster_id");--> statement-breakpoint
CREATE UNIQUE INDEX "github_integrations_account" ON "github_integrations" USING btree ("account_id");